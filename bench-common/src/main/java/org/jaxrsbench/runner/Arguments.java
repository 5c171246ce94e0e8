package org.jaxrsbench.runner;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

    private final List<String> all;
    private final CommandLineOptions jmh;
    private final List<String> jmhArguments = new ArrayList<>();
    private final Map<String, List<String>> params = new LinkedHashMap<>();
    private Path out = Path.of("results");
    private String name;
    private String subject;
    private TimeValue forkTimeout;
    private TimeValue settle = TimeValue.seconds(10);
    private ResultFormatType resultFormat;
    private String resultFile;
    private Suite suite = Suite.FULL;
    private boolean serve;
    private boolean records;
    private boolean foreign;

    /**
     * Parses a command line.
     *
     * @throws BadInputException if it is wrong
     */
    Arguments(String... args) {
        all = List.of(args);
        List<String> rest = new ArrayList<>(all);
        while (!rest.isEmpty()) {
            String option = rest.remove(0);
            switch (option) {
                case "--out" -> out = Path.of(value(option, rest));
                case "--name" -> name = value(option, rest);
                case "--subject" -> subject = value(option, rest);
                case "--fork-timeout" -> forkTimeout = time(option, value(option, rest));
                case "--settle" -> settle = timeOrNone(option, value(option, rest));
                case "--suite" -> suite = Suite.of(value(option, rest));
                case "--serve" -> serve = true;
                case "--record" -> records = true;
                case "--foreign" -> foreign = true;
                case "-p" -> param(value(option, rest));
                case "-rf" -> resultFormat = format(value(option, rest));
                case "-rff" -> resultFile = value(option, rest);
                default -> jmhArguments.add(option);
            }
        }
        try {
            jmh = new CommandLineOptions(jmhArguments.toArray(new String[0]));
        } catch (CommandLineOptionException | IllegalArgumentException e) {
            throw new BadInputException(firstLine(e) + "; -h lists the options");
        }
        checkJvm();
    }

    /** The whole command line. */
    List<String> all() {
        return all;
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
        return serve;
    }

    /** Whether to write down what an application answers, see {@link AnswerRecording}. */
    boolean records() {
        return records;
    }

    /** Whether to serve the benchmarks of whoever else is on the class path, in place of ours. */
    boolean foreign() {
        return foreign;
    }

    /** The suite that cases must be in. */
    Suite suite() {
        return suite;
    }

    CommandLineOptions jmh() {
        return jmh;
    }

    /** Parameter values asked for, by name. */
    Map<String, List<String>> params() {
        return params;
    }

    Path out() {
        return out;
    }

    Optional<String> name() {
        return Optional.ofNullable(name);
    }

    Optional<String> subject() {
        return Optional.ofNullable(subject);
    }

    /** The longest that a fork's set-up exercises the engine until its compiler is quiet; none for not at all. */
    TimeValue settle() {
        return settle;
    }

    Optional<TimeValue> forkTimeout() {
        return Optional.ofNullable(forkTimeout);
    }

    /** The format of JMH's own result file, if one is asked for. */
    Optional<ResultFormatType> resultFormat() {
        return Optional.ofNullable(resultFormat == null && resultFile != null ? ResultFormatType.CSV : resultFormat);
    }

    /** The file to write it to. */
    Path resultFile() {
        return Path.of(
                resultFile == null ? "jmh-result." + resultFormat.toString().toLowerCase(Locale.ROOT) : resultFile);
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
