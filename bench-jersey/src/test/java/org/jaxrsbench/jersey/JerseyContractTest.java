package org.jaxrsbench.jersey;

import org.jaxrsbench.contract.EngineContract;

class JerseyContractTest extends EngineContract {}
