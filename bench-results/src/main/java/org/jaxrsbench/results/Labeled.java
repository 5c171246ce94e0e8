package org.jaxrsbench.results;

/** A value that files know by another name than the code does. */
public interface Labeled {

    /** The name in files. */
    String label();
}
