package org.jaxrsbench.cli.subject;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.results.BadInputException;

/**
 * What is to be measured, as it is written on the command line: {@code jersey:2.16}, {@code jersey:2.16@25},
 * {@code jar:path/to/benchmarks.jar}, {@code jmh:path/to/their-benchmarks.jar}, {@code git:<ref>/jersey:4.0.3}; each may end with JVM flags that its forks get beside the
 * benchmarks' own, as in {@code jersey:4.0.3[-XX:+UseCompactObjectHeaders]}: no collector, which is the benchmarks', and no comma, which
 * separates subjects.
 *
 * @param label the text as it was given
 * @param gitRef the commit whose harness measures; empty for this checkout
 * @param implementation such as {@code jersey}; empty for a jar
 * @param version its Maven version; empty for a jar
 * @param jar path of a benchmarks jar; empty for a version
 * @param foreign whether that jar holds somebody else's benchmarks
 * @param jdk major version of the JDK; empty for the one that runs this
 * @param flags JVM flags, with a space between two; mostly empty
 */
public record Subject(
        String label,
        Optional<String> gitRef,
        String implementation,
        String version,
        Optional<String> jar,
        boolean foreign,
        Optional<Integer> jdk,
        String flags) {

    private static final Pattern FLAGGED = Pattern.compile("(.+)\\[(-[^\\[\\]]+)\\]");
    private static final Pattern COLLECTOR = Pattern.compile("-XX:[+-]Use\\w*GC\\b");
    private static final Pattern JDK = Pattern.compile("(.+)@(\\d{1,3})");
    private static final Pattern VERSIONED = Pattern.compile("([a-z][a-z0-9-]*):([0-9A-Za-z][0-9A-Za-z._+-]*)");
    private static final String FOREIGN = "jmh:";
    private static final Pattern GIT = Pattern.compile("git:(.+)/([^/]+)");

    /**
     * Reads a subject.
     *
     * @throws BadInputException if it is none of the forms, or its flags choose a collector
     */
    public static Subject parse(String label) {
        String rest = label;
        String flags = "";
        Matcher flagged = FLAGGED.matcher(rest);
        if (flagged.matches()) {
            rest = flagged.group(1);
            flags = flagged.group(2);
            if (COLLECTOR.matcher(flags).find()) {
                throw new BadInputException("subject '" + label
                        + "': the benchmarks set the collector; expected other flags, or --jvm-args for all subjects");
            }
        }
        Optional<Integer> jdk = Optional.empty();
        Matcher withJdk = JDK.matcher(rest);
        if (withJdk.matches()) {
            rest = withJdk.group(1);
            jdk = Optional.of(Integer.parseInt(withJdk.group(2)));
        }
        boolean foreign = rest.startsWith(FOREIGN);
        if ((foreign || rest.startsWith("jar:")) && rest.length() > 4) {
            return new Subject(label, Optional.empty(), "", "", Optional.of(rest.substring(4)), foreign, jdk, flags);
        }
        Optional<String> ref = Optional.empty();
        Matcher git = GIT.matcher(rest);
        if (git.matches()) {
            ref = Optional.of(git.group(1));
            rest = git.group(2);
        }
        Matcher versioned = VERSIONED.matcher(rest);
        if (!versioned.matches() || List.of("git", "jar", "jmh").contains(versioned.group(1))) {
            throw new BadInputException(
                    "subject '" + label
                            + "': expected implementation:version, such as jersey:2.16 or jersey:2.16@25,"
                            + " jar:path/to/benchmarks.jar, jmh:path/to/any-benchmarks.jar, or git:<ref>/implementation:version, with JVM flags behind it, such as [-Xint]");
        }
        return new Subject(label, ref, versioned.group(1), versioned.group(2), Optional.empty(), false, jdk, flags);
    }

    /** Whether it is a release and nothing more: no JDK, no harness and no flags of its own. */
    public boolean isPlainRelease() {
        return !version.isEmpty() && gitRef.isEmpty() && jdk.isEmpty() && flags.isEmpty();
    }
}
