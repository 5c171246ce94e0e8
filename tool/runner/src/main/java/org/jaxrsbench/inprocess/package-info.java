/** Lets forks of several subjects take slices in turn, on one processor. */
package org.jaxrsbench.inprocess;
