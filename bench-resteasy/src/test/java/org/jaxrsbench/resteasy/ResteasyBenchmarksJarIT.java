package org.jaxrsbench.resteasy;

import org.jaxrsbench.contract.BenchmarksJarContract;

class ResteasyBenchmarksJarIT extends BenchmarksJarContract {}
