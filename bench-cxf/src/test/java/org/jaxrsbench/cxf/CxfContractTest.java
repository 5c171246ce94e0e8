package org.jaxrsbench.cxf;

import org.jaxrsbench.contract.EngineContract;

class CxfContractTest extends EngineContract {}
