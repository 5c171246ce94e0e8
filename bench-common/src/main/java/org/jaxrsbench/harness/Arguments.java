package org.jaxrsbench.harness;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.ApplicationBenchmark;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.fork.WorkerThreads;
import org.jaxrsbench.format.BadInputException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.TimeValue;

/** The command line: JMH's own flags, which JMH parses, and a few of ours. */
public final class Arguments {

    /** What help says beside JMH's options. */
    public static final String OWN_HELP = """

            Beside JMH's options:
              --out <dir>            folder that run folders are made in (default: results, under the current folder)
              --subject <label>      label of what is measured, in the folder's name too (default: implementation:version)
              --settle <time>        the longest that each fork works before its warm-up, until its compiler is quiet
                                     (default: 10s; 0s for not at all)
              --suite <name>         only the cases of a suite: quick, standard, history or full
              -p <name>=<v,..>       only cases with these values; a benchmark without the parameter is left out
            """;

    /** A parameter as it may stand in an argument: JMH takes {@code -p a=1}, {@code -pa=1} and {@code --p=a=1}. */
    private static final Pattern PARAM = Pattern.compile("(?:--?p=?)?([^=]+)=(.*)", Pattern.DOTALL);

    /** For {@code scripts/bench}: send an application these of its requests, by their places from 0, with commas between. */
    static final String RECORD = "--record";

    private static final Set<String> OWN = Set.of("--out", "--subject", "--settle", "--suite", RECORD);

    /** For {@code scripts/bench}: list the cases, or those of whoever else is on the class path. */
    private static final Set<String> MODES = Set.of("--serve", "--foreign");

    /** The whole command line. */
    public final List<String> all;

    /** JMH's part of it. */
    public final List<String> jmhArguments = new ArrayList<>();

    /** The arguments as JMH parses them. */
    public final CommandLineOptions jmh;

    /** Parameter values asked for, by name, as they were written. JMH would give them to benchmarks that have them, and run the others too. */
    public final Map<String, List<String>> params = new LinkedHashMap<>();

    /** The longest that a fork's set-up exercises the engine until its compiler is quiet. */
    public final long settleMillis;

    private final Map<String, String> own = new HashMap<>();

    /**
     * Parses a command line.
     *
     * @throws BadInputException if it is wrong
     */
    public Arguments(String... args) {
        all = List.of(args);
        // What carries others is no benchmark to choose, and without an application there is nothing to send to one.
        jmhArguments.addAll(List.of("-e", Pattern.quote(SlicedBenchmark.class.getName())));
        if (UserClasses.here().isEmpty()) {
            jmhArguments.addAll(List.of("-e", Pattern.quote(ApplicationBenchmark.class.getName())));
        }
        Iterator<String> words = all.iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (MODES.contains(word)) {
                own.put(word, "");
            } else if (!OWN.contains(word)) {
                jmhArguments.add(word);
            } else if (words.hasNext()) {
                own.put(word, words.next());
            } else {
                throw new BadInputException(word + ": a value is missing; -h lists the options");
            }
        }
        try {
            jmh = new CommandLineOptions(jmhArguments.toArray(new String[0]));
        } catch (CommandLineOptionException | IllegalArgumentException | IllegalStateException e) {
            throw new BadInputException(firstLine(e).replaceFirst("^No enum constant .*\\.(\\w+)\\.(.*)", "$2 is no $1")
                    + "; -h lists the options");
        }
        for (String word : jmhArguments) { // JMH knows which of them it took for one
            Matcher param = PARAM.matcher(word);
            if (param.matches()
                    && jmh.getParameter(param.group(1))
                            .orElse(Set.of())
                            .containsAll(List.of(param.group(2).split(",")))) {
                params.computeIfAbsent(param.group(1), name -> new ArrayList<>())
                        .add(param.group(2));
            }
        }
        String settle = own("--settle").orElse("10s");
        if (!settle.matches("[0-9]{1,6}(ms|s)")) {
            throw new BadInputException("--settle " + settle + ": expected a time such as 10s or 500ms, or 0s");
        }
        settleMillis = TimeValue.fromString(settle).convertTo(TimeUnit.MILLISECONDS);
        List<String> flags = new ArrayList<>(
                List.of("-D" + WorkerThreads.EXECUTOR + "=" + System.getProperty(WorkerThreads.EXECUTOR, "PLATFORM")));
        Stream.of(jmh.getJvmArgs(), jmh.getJvmArgsPrepend(), jmh.getJvmArgsAppend())
                .forEach(more -> flags.addAll(more.orElse(List.of())));
        WorkerThreads.unreadable(flags).ifPresent(why -> {
            throw new BadInputException(why);
        });
        Optional<String> jvm = Optional.ofNullable(jmh.getJvm().orElse(null));
        if (jvm.isPresent() && !Files.isExecutable(Path.of(jvm.get()))) {
            throw new BadInputException("-jvm " + jvm.get() + ": there is no such program; name a JDK's bin/java");
        }
    }

    /** The value of an option or mode of ours; empty if it is not given. */
    public Optional<String> own(String option) {
        return Optional.ofNullable(own.get(option));
    }

    /** Whether JMH is only asked to list or explain something. */
    public boolean asks() {
        return jmh.shouldHelp()
                || jmh.shouldList()
                || jmh.shouldListWithParams()
                || jmh.shouldListProfilers()
                || jmh.shouldListResultFormats();
    }

    /** The first line of a message; the class's name if there is none. */
    public static String firstLine(Throwable e) {
        String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return message.strip().lines().findFirst().orElse(e.getClass().getSimpleName());
    }
}
