package org.jaxrsbench.format;

/**
 * What is measured.
 *
 * @param label its name in tables, opaque on reading, such as {@code jersey:2.16@25}
 * @param implementation short name of the implementation
 * @param version Maven version of the implementation
 * @param jdk full version of the JDK
 */
public record Subject(@Table.Column("subject") String label, String implementation, String version, String jdk) {}
