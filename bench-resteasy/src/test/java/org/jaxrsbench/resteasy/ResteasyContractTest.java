package org.jaxrsbench.resteasy;

import org.jaxrsbench.contract.EngineContract;

class ResteasyContractTest extends EngineContract {}
