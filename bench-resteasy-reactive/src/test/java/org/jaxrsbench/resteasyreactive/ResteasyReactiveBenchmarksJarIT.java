package org.jaxrsbench.resteasyreactive;

import org.jaxrsbench.contract.BenchmarksJarContract;

class ResteasyReactiveBenchmarksJarIT extends BenchmarksJarContract {}
