package org.jaxrsbench.jersey1;

import org.jaxrsbench.contract.EngineContract;

class Jersey1ContractTest extends EngineContract {}
