package org.jaxrsbench.floor;

import org.jaxrsbench.contract.EngineContract;

class FloorContractTest extends EngineContract {}
