package org.jaxrsbench.floor;

import org.jaxrsbench.contract.BenchmarksJarContract;

class FloorBenchmarksJarIT extends BenchmarksJarContract {}
