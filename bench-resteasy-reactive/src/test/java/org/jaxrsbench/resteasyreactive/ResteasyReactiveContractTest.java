package org.jaxrsbench.resteasyreactive;

import org.jaxrsbench.contract.EngineContract;

class ResteasyReactiveContractTest extends EngineContract {}
