package org.jaxrsbench.jersey1;

import org.jaxrsbench.contract.BenchmarksJarContract;

class Jersey1BenchmarksJarIT extends BenchmarksJarContract {}
