package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Versions;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.process.Launchable;

/**
 * Runs the tests of implementations' modules on many of their releases, two at a time, each in a JVM of its own.
 *
 * @param reports where each release leaves what its tests printed
 * @param limit how long the tests of one release may take
 * @param out gets a line for each release, and the total
 */
public record ReleaseTests(Path checkout, Releases releases, Path reports, Duration limit, PrintStream out) {

    /** The tests of one release take seconds. */
    private static final Duration LIMIT = Duration.ofMinutes(10);

    /** Tests of a checkout's releases, which leave what they print in its {@code target}. */
    public ReleaseTests(Path checkout, Releases releases, PrintStream out) {
        this(checkout, releases, checkout.resolve("target/releases"), LIMIT, out);
    }

    /** Which releases of each line are tested: what the command line calls it. */
    private static final List<String> CHOICES = List.of("profiles", "oldest-and-newest", "minors", "all");

    private static final int AT_A_TIME = 2;
    private static final Pattern COUNT = Pattern.compile("\\[\\s*(\\d+) tests (found|failed)\\s*\\]");
    private static final int MOST_LINES = 6;

    /** A release; if only a repository's list names it, it need not resolve. */
    record Tested(ImplementationModule module, String version, boolean listed) {

        String label() {
            return module.name() + ":" + version;
        }
    }

    /** How many tests passed, and failed. */
    private record Counts(int passed, int failed) {

        private Counts plus(Counts other) {
            return new Counts(passed + other.passed, failed + other.failed);
        }
    }

    /** The releases that words name: releases, or at most one choice, and implementations if not all are meant. */
    List<Tested> plan(List<String> words) {
        List<String> choices = words.stream().filter(CHOICES::contains).toList();
        List<String> named = words.stream().filter(w -> w.contains(":")).toList();
        if (choices.size() > 1 || !choices.isEmpty() && !named.isEmpty()) {
            throw new BadInputException("--releases " + String.join(",", words) + ": expected one of "
                    + String.join(", ", CHOICES) + " and implementations, or releases alone, such as jersey:2.16");
        }
        List<ImplementationModule> modules = new ArrayList<>();
        List<Tested> plan = new ArrayList<>();
        for (String word : words) {
            if (word.contains(":")) {
                plan.add(named(word));
            } else if (!CHOICES.contains(word)) {
                modules.add(ImplementationModule.of(checkout, word, word));
            }
        }
        if (modules.isEmpty() && named.isEmpty()) {
            modules = ImplementationModule.all(checkout);
        }
        String choice = choices.isEmpty() ? CHOICES.get(0) : choices.get(0);
        boolean listed = List.of("minors", "all").contains(choice);
        for (ImplementationModule module : modules) {
            for (ImplementationModule.Line line : module.lines()) {
                versions(module, line, choice).forEach(v -> plan.add(new Tested(module, v, listed)));
            }
        }
        return plan.stream().distinct().toList();
    }

    private Tested named(String label) {
        SubjectLabel subject = SubjectLabel.parse(label);
        if (!subject.isPlainRelease()) {
            throw new BadInputException("--releases " + label + ": expected a release alone, such as jersey:2.16");
        }
        ImplementationModule module = ImplementationModule.of(checkout, subject.implementation(), label);
        module.line(subject.version());
        return new Tested(module, subject.version(), false);
    }

    private List<String> versions(ImplementationModule module, ImplementationModule.Line line, String choice) {
        return switch (choice) {
            case "oldest-and-newest" -> List.of(line.oldest(), line.newest());
            case "all" -> releases.listed(module, line);
            case "minors" ->
                List.copyOf(releases.listed(module, line).stream()
                        .collect(Collectors.toMap(Versions::minor, v -> v, (older, newer) -> newer, LinkedHashMap::new))
                        .values());
            default -> List.of(line.release());
        };
    }

    /**
     * Tests the releases that words name, on the JDK that runs this.
     *
     * @param words as {@link #plan} takes them
     * @return whether all tests passed
     * @throws BadInputException if a word names nothing, or a line of releases does not compile
     */
    public boolean test(List<String> words) throws IOException, InterruptedException {
        Counts counts = new Counts(0, 0);
        ExecutorService threads = Executors.newFixedThreadPool(AT_A_TIME);
        try {
            List<Future<Counts>> tests = new ArrayList<>();
            for (Tested release : plan(words)) {
                try {
                    List<Path> classPath = releases.testClassPath(release.module(), release.version());
                    int needed = Jdks.needed(classPath);
                    if (needed > Runtime.version().feature()) {
                        counts = counts.plus(untested(release, "needs Java " + needed));
                    } else {
                        tests.add(threads.submit(() -> test(release, classPath)));
                    }
                } catch (UnresolvableException e) {
                    counts = counts.plus(untested(release, "cannot be resolved: " + e.getMessage()));
                }
            }
            for (Future<Counts> test : tests) {
                counts = counts.plus(test.get());
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            threads.shutdownNow();
        }
        out.println(counts.passed() + " passed, " + counts.failed() + " failed");
        return counts.failed() == 0;
    }

    /** Counts a release that could not be tested: a failure, unless only a list names it. */
    private Counts untested(Tested release, String why) {
        say(release, (release.listed() ? "is listed, but it " : "failed: it ") + why);
        return new Counts(0, release.listed() ? 0 : 1);
    }

    private void say(Tested release, String words) {
        out.printf(Locale.ROOT, "%-36s %s%n", release.label(), words);
    }

    private Counts test(Tested release, List<Path> classPath) throws IOException, InterruptedException {
        Path printed =
                Files.createDirectories(reports).resolve(release.module().name() + "-" + release.version() + ".txt");
        long start = System.nanoTime();
        ChildProcess.Ended process = ChildProcess.run(
                release.module().folder(),
                printed,
                limit,
                List.of(
                        Jdks.current().resolve("bin/java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1", // halves the CPU time of a JVM that lives for seconds
                        "--add-opens=java.base/java.lang=ALL-UNNAMED", // as in the benchmarks' own flags
                        "-Dexpected.version=" + release.version(),
                        "-cp",
                        Launchable.join(classPath),
                        "org.junit.platform.console.ConsoleLauncher",
                        "execute",
                        "--disable-banner",
                        "--disable-ansi-colors",
                        "--details=summary",
                        "--fail-if-no-tests",
                        "--scan-class-path=" + classPath.get(0)));
        String text = process.said();
        int bad = process.code() != 0 ? Math.max(1, tests(text, "failed")) : 0;
        int all = tests(text, "found");
        String words = all + " tests, " + bad + " failed, " + (System.nanoTime() - start) / 1_000_000_000 + " s";
        String why = process.code() < 0
                ? "it did not end within " + limit.toSeconds() + " s and was stopped"
                : tests(text, "failed") > 0 ? failures(text) : "the JVM ended with exit code " + process.code();
        say(release, bad == 0 ? words : words + ": " + why + "; see " + printed);
        return new Counts(Math.max(0, all - bad), bad);
    }

    private static int tests(String printed, String which) {
        Matcher count = COUNT.matcher(printed);
        return count.results()
                .filter(found -> found.group(2).equals(which))
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .sum();
    }

    /** The first tests that failed, each with its reason. */
    private static String failures(String printed) {
        return printed.lines()
                .map(String::strip)
                .filter(line -> line.startsWith("JUnit ") || line.startsWith("=> "))
                .limit(MOST_LINES)
                .collect(Collectors.joining(" "));
    }
}
