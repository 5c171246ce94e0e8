package org.jaxrsbench.jersey;

import org.jaxrsbench.contract.BenchmarksJarContract;

class JerseyBenchmarksJarIT extends BenchmarksJarContract {}
