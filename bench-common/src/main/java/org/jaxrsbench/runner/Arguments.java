package org.jaxrsbench.runner;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jaxrsbench.benchmark.ApplicationBenchmark;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.results.BadInputException;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The command line: JMH's own flags, and a few of ours. {@code -p}, {@code -rf} and {@code -rff} are taken out before
 * JMH sees the rest, because they speak of the whole run and JMH is started once for each case.
 */
final class Arguments {

    static final String OWN_HELP = """

            Beside JMH's options; what JMH itself prints goes to jmh.log in the run folder, or to the file of -o; -v NORMAL prints it here:
              --out <dir>            folder that run folders are made in (default: results, under the current folder)
              --name <name>          what the run folder's name says after the time (default: subject)
              --subject <label>      label of what is measured (default: implementation:version)
              --fork-timeout <time>  when a fork that hangs is ended, e.g. 90s (default: from the times it is to run)
              --settle <time>        the longest that each fork works before its warm-up, until its compiler is quiet
                                     (default: 10s; 0s for not at all)
              --suite <name>         only the cases of a suite: quick, standard or full
              -p <name>=<v,..>       only cases with these values; a benchmark without the parameter is left out
            """;

    private static final Set<String> JMH_ONLY = Set.of("-h", "-l", "-lp", "-lprof", "-lrf");

    private static final Set<String> OWN =
            Set.of("--out", "--name", "--subject", "--fork-timeout", "--settle", "--suite", "-rf", "-rff");
    private static final Set<String> MODES = Set.of("--serve", "--record", "--foreign");

    /** The whole command line. */
    final List<String> all;

    /** What JMH makes of its part of it. */
    final CommandLineOptions jmh;

    /** Parameter values asked for, by name. */
    final Map<String, List<String>> params = new LinkedHashMap<>();

    /** Folder that run folders are made in. */
    final Path out;

    final Optional<String> name;
    final Optional<String> subject;
    final Optional<TimeValue> forkTimeout;

    /** The longest that a fork's set-up exercises the engine until its compiler is quiet; none for not at all. */
    final TimeValue settle;

    /** The format of JMH's own result file, if one is asked for. */
    final Optional<ResultFormatType> resultFormat;

    /** The suite that cases must be in. */
    final Suite suite;

    private final List<String> jmhArguments = new ArrayList<>();
    private final Set<String> modes = new HashSet<>();
    private final Optional<String> resultFile;

    /**
     * Parses a command line.
     *
     * @throws BadInputException if it is wrong
     */
    Arguments(String... args) {
        all = List.of(args);
        Map<String, String> own = new HashMap<>();
        List<String> rest = new ArrayList<>(all);
        while (!rest.isEmpty()) {
            String option = rest.remove(0);
            if (MODES.contains(option)) {
                modes.add(option);
            } else if (OWN.contains(option)) {
                own.put(option, value(option, rest));
            } else if (option.equals("-p")) {
                param(value(option, rest));
            } else {
                jmhArguments.add(option);
            }
        }
        out = Path.of(own.getOrDefault("--out", "results"));
        name = Optional.ofNullable(own.get("--name"));
        subject = Optional.ofNullable(own.get("--subject"));
        forkTimeout = Optional.ofNullable(own.get("--fork-timeout")).map(text -> time("--fork-timeout", text));
        settle = timeOrNone("--settle", own.getOrDefault("--settle", "10s"));
        suite = Suite.of(own.getOrDefault("--suite", "full"));
        resultFile = Optional.ofNullable(own.get("-rff"));
        resultFormat = Optional.ofNullable(own.get("-rf"))
                .map(Arguments::format)
                .or(() -> resultFile.map(file -> ResultFormatType.CSV));
        try {
            jmh = new CommandLineOptions(jmhArguments.toArray(new String[0]));
        } catch (CommandLineOptionException | IllegalArgumentException e) {
            throw new BadInputException(firstLine(e) + "; -h lists the options");
        }
        checkJvm();
    }

    /** Whether JMH is only asked to list or explain something. */
    boolean informational() {
        return jmhArguments.stream().anyMatch(JMH_ONLY::contains);
    }

    /** What JMH is given when {@link #informational()}: what carries groups or an application is no benchmark to choose. */
    List<String> jmhArguments() {
        List<String> arguments = new ArrayList<>(jmhArguments);
        for (Class<?> hidden : List.of(SlicedBenchmark.class, ApplicationBenchmark.class)) {
            arguments.addAll(List.of("-e", Pattern.quote(hidden.getName())));
        }
        return arguments;
    }

    /** Whether to list cases for a tool that runs them, see {@link CaseListing}. */
    boolean serve() {
        return modes.contains("--serve");
    }

    /** Whether to write down what an application answers, see {@link AnswerRecording}. */
    boolean records() {
        return modes.contains("--record");
    }

    /** Whether to serve the benchmarks of whoever else is on the class path, in place of ours. */
    boolean foreign() {
        return modes.contains("--foreign");
    }

    /** The file to write JMH's own result to, if a format is asked for. */
    Path resultFile() {
        return Path.of(resultFile.orElseGet(
                () -> "jmh-result." + resultFormat.orElseThrow().toString().toLowerCase(Locale.ROOT)));
    }

    private static String value(String option, List<String> rest) {
        if (rest.isEmpty()) {
            throw new BadInputException(option + ": a value is missing; -h lists the options");
        }
        return rest.remove(0);
    }

    private void param(String text) {
        int equals = text.indexOf('=');
        if (equals < 1 || equals == text.length() - 1) {
            throw new BadInputException("-p " + text + ": expected name=value or name=value,value");
        }
        List<String> values = List.of(text.substring(equals + 1).split(","));
        params.computeIfAbsent(text.substring(0, equals), k -> new ArrayList<>())
                .addAll(values.stream().distinct().toList());
    }

    private static TimeValue timeOrNone(String option, String text) {
        return text.matches("0(ms|s)?") ? TimeValue.NONE : time(option, text);
    }

    private static TimeValue time(String option, String text) {
        try {
            TimeValue time = TimeValue.fromString(text);
            if (time.convertTo(TimeUnit.MILLISECONDS) > 0) {
                return time;
            }
        } catch (IllegalArgumentException e) {
            // said below
        }
        throw new BadInputException(option + " " + text + ": expected a time such as 90s or 2m");
    }

    private static ResultFormatType format(String text) {
        return Arrays.stream(ResultFormatType.values())
                .filter(f -> f.name().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "-rf " + text + ": expected one of " + Arrays.toString(ResultFormatType.values())));
    }

    private void checkJvm() {
        if (jmh.getJvm().hasValue() && !Files.isExecutable(Path.of(jmh.getJvm().get()))) {
            throw new BadInputException(
                    "-jvm " + jmh.getJvm().get() + ": there is no such program; name a JDK's bin/java");
        }
    }

    static String firstLine(Throwable e) {
        String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return message.strip().lines().findFirst().orElse(e.getClass().getSimpleName());
    }
}
