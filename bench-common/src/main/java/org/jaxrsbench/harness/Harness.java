package org.jaxrsbench.harness;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.WrongAnswerException;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.harness.Plan.PlannedCase;
import org.jaxrsbench.protocol.UserApplication.Reply;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.jaxrsbench.record.Machine;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.CompilerHints;

/** A harness's description of itself for a tool: its cases, an application's answers, where it was loaded from, and its digest. */
public final class Harness {

    private static final String COMPILE_COMMANDS = "-XX:CompileCommandFile=";

    private Harness() {}

    /** What a command line asks for. */
    @FunctionalInterface
    public interface Work {

        /** Does it; what is wrong is said by an exception. */
        ExitCode of(Arguments arguments) throws Exception;
    }

    /** Replies to a tool and exits: the main class where no jar names one. */
    public static void main(String[] args) {
        System.exit(run(args, arguments -> {
                    throw new BadInputException("nothing is asked for; expected --serve or " + Arguments.RECORD);
                })
                .code());
    }

    /**
     * Replies to a tool if one asks, and else does something else; whatever goes wrong is said on the error stream.
     *
     * @param other what else a command line may ask for
     */
    public static ExitCode run(String[] args, Work other) {
        PrintStream replies = System.out;
        try {
            Machine.temporaryFolder();
            Arguments arguments = new Arguments(args);
            if (arguments
                    .own("--serve")
                    .or(() -> arguments.own(Arguments.RECORD))
                    .isPresent()) {
                reply(arguments);
                return ExitCode.PASS;
            }
            return other.of(arguments);
        } catch (BadInputException | MeasurementFailedException e) {
            if (List.of(args).contains("--serve")) {
                replies.println(Listing.badInput(e.getMessage()).toLine());
            }
            System.err.println("error: " + e.getMessage());
            return e instanceof BadInputException ? ExitCode.BAD_INPUT : ExitCode.MEASUREMENT_FAILED;
        } catch (InvalidPathException e) {
            System.err.println("error: " + e.getMessage() + "; LC_ALL=C.UTF-8 lets Java name any file");
            return ExitCode.BAD_INPUT;
        } catch (Exception | Error e) {
            System.err.println("internal error: please report this with the trace");
            e.printStackTrace();
            return ExitCode.INTERNAL_ERROR;
        }
    }

    /** Says what a tool asks for: its reply is all that is on standard output. */
    private static void reply(Arguments arguments) throws IOException {
        PrintStream replies = System.out;
        System.setOut(System.err);
        Optional<String> places = arguments.own(Arguments.RECORD);
        if (places.isPresent()) {
            answers(Stream.of(places.get().split(",")).map(Integer::valueOf).toList(), replies);
        } else {
            replies.println(listing(arguments).toLine());
        }
    }

    private static Listing listing(Arguments arguments) throws IOException {
        List<PlannedCase> plan = Plan.of(arguments);
        // In results, benchmarks are called by their class and method alone.
        Map<String, String> names = new HashMap<>();
        for (PlannedCase each : plan) {
            String name = each.entry().getUsername();
            if (!names.computeIfAbsent(each.benchmark(), known -> name).equals(name)) {
                throw new BadInputException(
                        name + " is not the only " + each.benchmark() + "; name one, with its package, as the pattern");
            }
        }
        List<String> options = new ArrayList<>();
        CompilerHints.addCompilerHints(options);
        StringBuilder commands = new StringBuilder();
        for (String option : List.copyOf(options)) {
            if (option.startsWith(COMPILE_COMMANDS)) { // a file that goes with this JVM
                commands.append(Files.readString(Path.of(option.substring(COMPILE_COMMANDS.length()))));
                options.remove(option);
            }
        }
        JaxRsEngine engine = arguments.own("--foreign").isPresent() ? null : Engines.load();
        Map<Capability, Limitation> lacking = engine == null ? Map.of() : Engines.unsupported(engine);
        return new Listing(
                ForkOrder.VERSION,
                engine == null ? "jmh" : engine.implementation(),
                engine == null ? "unknown" : engine.version(),
                HarnessDigest.shared(),
                engine == null ? "" : HarnessDigest.ofEngine(engine),
                SlicedBenchmark.CARRIER,
                options,
                commands.toString(),
                plan.stream()
                        .map(planned -> listed(
                                planned,
                                engine == null
                                        ? planned.unmeasurable(
                                                arguments.jmh.getThreads().hasValue())
                                        : planned.unmet(lacking)))
                        .toList(),
                "");
    }

    private static Listing.Listed listed(PlannedCase planned, Optional<String> unmet) {
        BenchmarkListEntry entry = planned.entry();
        Map<String, String> params = planned.params().values();
        Optional<Class<?>> ours = Plan.ourClass(entry);
        boolean late = ours.isPresent()
                && BenchmarkInstances.of(ours.get(), params).application().has(Feature.LATE_ANSWERS);
        return new Listing.Listed(
                planned.benchmark(),
                params,
                entry.getMode().shortLabel(),
                entry.getUsername(),
                ours.flatMap(type -> BenchmarkInstances.application(type, params))
                        .orElse(""),
                late,
                Stream.of(entry.getJvmArgsPrepend(), entry.getJvmArgs(), entry.getJvmArgsAppend())
                        .flatMap(flags -> flags.orElse(List.of()).stream())
                        .toList(),
                unmet.orElse(""));
    }

    /**
     * Sends somebody else's application some of its requests, in the order given. A {@link Reply} for each, as soon as it is
     * answered.
     */
    private static void answers(List<Integer> places, PrintStream replies) {
        List<UserRequest> requests = UserClasses.here().orElseThrow().requests();
        int answered = 0;
        try (JaxRsEngine engine = Engines.load()) {
            boot(engine);
            while (answered < places.size()) {
                replies.println(
                        answer(engine, requests.get(places.get(answered++))).toLine());
            }
        } catch (BadInputException e) {
            throw e;
        } catch (Exception | LinkageError e) {
            replies.print((failed(e).toLine() + "\n").repeat(places.size() - answered));
        }
    }

    /** @throws BadInputException if the application cannot be made, or the engine cannot deploy it */
    private static void boot(JaxRsEngine engine) {
        AppConfig config;
        try {
            config = UserClasses.config();
        } catch (RuntimeException | LinkageError e) {
            throw new BadInputException(UserClasses.cause(e));
        }
        Limitation noEvents = Engines.unsupported(engine).get(Capability.EVENTS);
        if (config.has(Feature.EVENTS) && noEvents != null) {
            throw new BadInputException("a resource sends events, which " + engine.implementation()
                    + " cannot do here (" + noEvents.reason() + "); leave its class out with --classes");
        }
        try {
            engine.start(config.with(Feature.LATE_ANSWERS)); // because it is not known yet whether they are
        } catch (Exception | LinkageError e) {
            throw new BadInputException("cannot deploy " + UserClasses.why(e, config));
        }
    }

    private static Reply failed(Throwable e) {
        boolean wrapped = e instanceof ExceptionInInitializerError && e.getCause() != null;
        return new Reply(0, "", new byte[0], false, Arguments.firstLine(wrapped ? e.getCause() : e));
    }

    private static Reply answer(JaxRsEngine engine, UserRequest own) {
        Exchange exchange = new Exchange();
        String wrong = "";
        try {
            exchange.begin(UserClasses.request(own));
            engine.dispatch(exchange);
            if (exchange.status() < 100 || exchange.status() > 999) {
                throw new IllegalStateException("it answered the status " + exchange.status() + ", which is none");
            }
            if (own.answer().status() != 0) { // else it is not known yet
                exchange.verifyFully();
            }
        } catch (WrongAnswerException e) {
            wrong = Arguments.firstLine(e);
        } catch (Exception | LinkageError | StackOverflowError e) {
            return failed(e);
        }
        String type = exchange.header("Content-Type");
        byte[] entity = exchange.entity();
        return new Reply(
                exchange.status(),
                type == null || entity.length == 0 ? "" : type.strip(),
                entity,
                exchange.isLate(),
                wrong);
    }
}
