package org.jaxrsbench.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jaxrsbench.cli.command.CheckCommand;
import org.jaxrsbench.cli.command.CompareCommand;
import org.jaxrsbench.cli.command.DoctorCommand;
import org.jaxrsbench.cli.command.ListCommand;
import org.jaxrsbench.cli.command.ReportCommand;
import org.jaxrsbench.cli.command.RunCommand;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line tool. */
@Command(
        name = "bench",
        description = "Measures JAX-RS implementations against each other, and says whether one got slower.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        mixinStandardHelpOptions = true,
        version = "jaxrs-bench 1.0.0",
        subcommands = {
            RunCommand.class,
            CompareCommand.class,
            CheckCommand.class,
            ListCommand.class,
            DoctorCommand.class,
            ReportCommand.class
        },
        exitCodeListHeading = "%nExit codes; if several apply, the one that comes first here:%n",
        exitCodeList = {
            "70:internal error",
            "2:usage or bad input",
            "4:incomparable machines, JVMs or settings",
            "5:a measurement failed",
            "1:regression",
            "3:inconclusive",
            "0:pass"
        })
public final class Bench {

    private static final String NAMEABLE = "; LC_ALL=C.UTF-8 lets Java name any file";
    private static final String SETTLE = "--settle TIME: a fork warms up until its compiler is quiet";
    private static final String SLICES = "--slices N: a fork measures in slices of half a millisecond";
    private static final String JVM_ARGS = "--jvm-args FLAGS for all subjects, or SUBJECT[FLAGS] for one";

    /** What takes the place of JMH's options, and of what was called otherwise here before. */
    private static final Map<String, String> REPLACED = Map.ofEntries(
            Map.entry("-t", "--threads N"),
            Map.entry("-wi", SETTLE),
            Map.entry("-w", SETTLE),
            Map.entry("-i", SLICES),
            Map.entry("-r", SLICES),
            Map.entry(
                    "-prof",
                    "java -jar JAR -prof NAME, of a jar such as bench-jersey/target/benchmarks.jar: JMH's profilers measure one subject alone"),
            Map.entry(
                    "-rf",
                    "no option: jmh.json in the run folder is what -rf json would write, samples.csv has each fork"),
            Map.entry("-rff", "--out FOLDER, in which jmh.json is written"),
            Map.entry("-bm", "no option: cost is time an operation, throughput stands in samples.csv beside it"),
            Map.entry("-jvm", "SUBJECT@25, which is the installed JDK 25"),
            Map.entry("-jvmArgs", JVM_ARGS),
            Map.entry("-jvmArgsAppend", JVM_ARGS),
            Map.entry("-e", "a pattern that leaves them out"),
            Map.entry("-l", "scripts/bench list"),
            Map.entry("-lp", "scripts/bench list"),
            Map.entry("-lprof", "java -jar JAR -lprof, of a jar such as bench-jersey/target/benchmarks.jar"),
            Map.entry("-tu", "no option: tables choose the unit, files have nanoseconds"),
            Map.entry("-o", "a redirection of your shell: tables go to the output, progress to the error stream"),
            Map.entry("--stored", "no option: compare shows runs of different days, which a check cannot judge"),
            Map.entry("--lens", "SUBJECT[FLAGS], SUBJECT@JDK or --threads N; docs/run.md lists what it changed"),
            Map.entry("cliffs", "scaling"),
            Map.entry("--minutes", "--time-budget MINUTES"),
            Map.entry("--report", "--reports-to FOLDER"),
            Map.entry("--no-report", "--no-page"),
            Map.entry("--json", "--json-provider KIND"));

    private Bench() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        int code = ExitCode.INTERNAL_ERROR.code(); // an error's would be 1, which is a regression
        try {
            code = run(args);
            Optional<String> lost = System.out.checkError() ? whyLost() : Optional.empty();
            if (lost.isPresent()) {
                System.err.println("error: the output cannot be written: " + lost.get() + "; make room for it");
                code = ExitCode.BAD_INPUT.code();
            }
        } catch (Error e) {
            e.printStackTrace();
        }
        System.exit(code);
    }

    /** Why the output could not be written, which a print stream keeps to itself; empty if its reader needs no more of it. */
    private static Optional<String> whyLost() {
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write('\n');
            return Optional.of("a part of it was lost");
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage())).filter(why -> !why.contains("Broken pipe"));
        }
    }

    /** The command line; its help is as wide as a terminal, and that of each command ends with an example. */
    public static CommandLine line() {
        CommandLine line = new CommandLine(new Bench());
        ServiceLoader.load(StudyCommand.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(study -> study.getClass().getName()))
                .forEach(line::addSubcommand);
        line.addSubcommand(new CommandLine.HelpCommand());
        for (CommandLine command : line.getSubcommands().values()) {
            if (!(command.getCommand() instanceof CommandLine.HelpCommand)) {
                command.getCommandSpec().mixinStandardHelpOptions(true);
                command.getCommandSpec().version(line.getCommandSpec().version());
                command.getCommandSpec().usageMessage().footerHeading("%nExample:%n");
            }
        }
        return line.setUsageHelpWidth(100)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Metric.class, Bench::metric)
                .registerConverter(Path.class, Bench::path);
    }

    /** What a script names by a variable that is not set would be the current folder. */
    private static Path path(String name) {
        if (name.isBlank()) {
            throw new CommandLine.TypeConversionException("'" + name + "' is blank; expected a file or a folder");
        }
        return Path.of(name);
    }

    private static Metric metric(String label) {
        try {
            return Metric.of(label);
        } catch (IllegalArgumentException e) {
            throw new CommandLine.TypeConversionException(e.getMessage());
        }
    }

    /** Runs a command and returns its exit code; whatever goes wrong is said on the error stream, in one line. */
    public static int run(String... args) {
        CommandLine line = line();
        for (int i = 0; i < args.length; i++) { // picocli would read -prof as -p rof
            String name = args[i].replaceFirst("=.*", "");
            // Behind the command, what has no dash is a value or a pattern.
            boolean isWord = name.startsWith("-") ? !isOption(line, args[0], name) : i == 0;
            if (isWord && REPLACED.containsKey(name)) {
                System.err.println("error: " + name + " is not known here; expected " + REPLACED.get(name));
                return ExitCode.BAD_INPUT.code();
            }
        }
        line.setParameterExceptionHandler((e, arguments) -> {
            PrintWriter err = e.getCommandLine().getErr();
            // picocli keeps the text of what a converter throws, not the exception.
            boolean unnameable = String.valueOf(e.getMessage()).contains(InvalidPathException.class.getSimpleName());
            err.println("error: " + oneLine(e) + suggestion(e) + (unnameable ? NAMEABLE : "; --help explains"));
            return ExitCode.BAD_INPUT.code();
        });
        line.setExecutionExceptionHandler((e, failed, parsed) -> {
            PrintWriter err = failed.getErr();
            String said = "error: " + oneLine(e);
            if (e instanceof BadInputException) {
                err.println(said);
                return ExitCode.BAD_INPUT.code();
            }
            if (e instanceof InvalidPathException) {
                err.println(said + NAMEABLE);
                return ExitCode.BAD_INPUT.code();
            }
            if (e instanceof IncomparableException) {
                String option = "--allow-machine-mismatch";
                err.println(said
                        + (failed.getCommandSpec().optionsMap().containsKey(option)
                                ? "; " + option + " compares them in spite of that"
                                : ""));
                return ExitCode.INCOMPARABLE.code();
            }
            if (e instanceof MeasurementFailedException) {
                err.println("error: the measurement failed: " + oneLine(e) + "; what was measured before is kept");
                return ExitCode.MEASUREMENT_FAILED.code();
            }
            if (e instanceof IOException) {
                err.println("error: a file cannot be read or written: "
                        + e.getClass().getSimpleName() + ": " + oneLine(e)
                        + "; check that it exists and that there is room and permission");
                return ExitCode.BAD_INPUT.code();
            }
            err.println("internal error: please report this with the trace");
            e.printStackTrace(err);
            return ExitCode.INTERNAL_ERROR.code();
        });
        try {
            int code = line.execute(args);
            return args.length == 0 ? ExitCode.BAD_INPUT.code() : code;
        } catch (OutOfMemoryError | StackOverflowError e) {
            System.err.println(
                    "internal error: " + e + "; more memory helps: java -Xmx4g -jar tool/bench/target/bench.jar");
            return ExitCode.INTERNAL_ERROR.code();
        }
    }

    private static boolean isOption(CommandLine line, String command, String option) {
        CommandLine named = line.getSubcommands().get(command);
        return (named == null ? line : named).getCommandSpec().optionsMap().containsKey(option);
    }

    /** Suggests known words for an unknown one. */
    private static String suggestion(CommandLine.ParameterException e) {
        return e instanceof CommandLine.UnmatchedArgumentException unmatched
                        && !unmatched.getSuggestions().isEmpty()
                ? "; did you mean "
                        + String.join(" or ", unmatched.getSuggestions()).replace("bench ", "") + "?"
                : "";
    }

    private static String oneLine(Exception e) {
        return e.getMessage() == null
                ? e.getClass().getSimpleName()
                : e.getMessage().strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
