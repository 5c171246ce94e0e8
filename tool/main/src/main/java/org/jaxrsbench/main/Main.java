package org.jaxrsbench.main;

import java.util.List;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.harness.Arguments;
import org.jaxrsbench.harness.Harness;
import org.jaxrsbench.harness.Plan;
import org.jaxrsbench.harness.Plan.PlannedCase;

/** The main class of {@code java -jar benchmarks.jar}: JMH's command line, with results as CSV and an exit code that reports failures. */
public final class Main {

    private Main() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args).code());
    }

    /** Runs; whatever goes wrong is said on the error stream. */
    static ExitCode run(String... args) {
        return Harness.run(args, arguments -> {
            if (arguments.asks()) {
                org.openjdk.jmh.Main.main(arguments.jmhArguments.toArray(new String[0]));
                System.out.print(arguments.jmh.shouldHelp() ? Arguments.OWN_HELP : "");
                return ExitCode.PASS;
            }
            List<PlannedCase> plan = Plan.of(arguments);
            Plan.requireEach(arguments);
            return new BenchmarkRun(arguments, Engines.load()).measure(plan);
        });
    }
}
