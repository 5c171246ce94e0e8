package org.jaxrsbench.cli.subject;

import java.nio.file.Path;

/**
 * A subject that can be measured.
 *
 * @param subject what was asked for
 * @param jar the benchmarks jar
 * @param java the JDK's {@code bin/java}
 */
public record Prepared(Subject subject, Path jar, Path java) {}
