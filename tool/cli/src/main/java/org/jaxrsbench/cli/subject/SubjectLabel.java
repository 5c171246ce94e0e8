package org.jaxrsbench.cli.subject;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.Launchable;

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
 * @param flags JVM flags; mostly none
 */
public record SubjectLabel(
        String label,
        Optional<String> gitRef,
        String implementation,
        String version,
        Optional<String> jar,
        boolean foreign,
        Optional<Integer> jdk,
        List<String> flags) {

    private static final Pattern FORM =
            Pattern.compile("(?:(?<kind>jar|jmh):(?<jar>.+?)|(?:git:(?<ref>.+)/)?(?!(?:git|jar|jmh):)"
                    + "(?<implementation>[a-z][a-z0-9-]*):(?<version>[0-9A-Za-z][0-9A-Za-z._+-]*))"
                    + "(?:@(?<jdk>\\d{1,3}))?(?:\\[(?<flags>-[^\\[\\]]+)\\])?");
    private static final Pattern COLLECTOR = Pattern.compile("-XX:[+-]Use\\w*GC\\b");

    /**
     * Reads a subject.
     *
     * @throws BadInputException if it is none of the forms, or its flags choose a collector
     */
    public static SubjectLabel parse(String label) {
        Matcher form = FORM.matcher(label);
        if (!form.matches()) {
            throw new BadInputException(
                    "subject '" + label
                            + "': expected implementation:version, such as jersey:2.16 or jersey:2.16@25,"
                            + " jar:path/to/benchmarks.jar, jmh:path/to/any-benchmarks.jar, or git:<ref>/implementation:version, with JVM flags behind it, such as [-Xint]");
        }
        String flags = Objects.toString(form.group("flags"), "");
        if (COLLECTOR.matcher(flags).find()) {
            throw new BadInputException("subject '" + label
                    + "': the benchmarks set the collector; expected other flags, or --jvm-args for all subjects");
        }
        return new SubjectLabel(
                label,
                Optional.ofNullable(form.group("ref")),
                Objects.toString(form.group("implementation"), ""),
                Objects.toString(form.group("version"), ""),
                Optional.ofNullable(form.group("jar")),
                "jmh".equals(form.group("kind")),
                Optional.ofNullable(form.group("jdk")).map(Integer::valueOf),
                flags.isEmpty() ? List.of() : List.of(flags.split(" +")));
    }

    /** Whether it is a release and nothing more: no JDK, no harness and no flags of its own. */
    public boolean isPlainRelease() {
        return !version.isEmpty() && gitRef.isEmpty() && jdk.isEmpty() && flags.isEmpty();
    }

    /** This subject as it is launched. */
    public Launchable on(List<Path> classPath, Path java) {
        Launchable.Kind kind = foreign
                ? Launchable.Kind.FOREIGN
                : jar.isPresent()
                        ? Launchable.Kind.JAR
                        : gitRef.isPresent() ? Launchable.Kind.COMMIT : Launchable.Kind.RELEASE;
        return new Launchable(label, kind, flags, classPath, java);
    }
}
