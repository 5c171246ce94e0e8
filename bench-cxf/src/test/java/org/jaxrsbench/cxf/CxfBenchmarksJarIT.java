package org.jaxrsbench.cxf;

import org.jaxrsbench.contract.BenchmarksJarContract;

class CxfBenchmarksJarIT extends BenchmarksJarContract {}
