package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.doctor.Findings;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.ReleaseTests;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.plan.RunPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says what this machine is good for. */
@Command(
        name = "doctor",
        header = "Checks the machine, and says how long a check takes here and how small a drop it finds.",
        description = {
            "It prints a hint for everything that would make measurements better. Then it measures a subject against itself for about a minute.",
            "With --releases it tests the engines on many releases instead: the tests of each implementation's module, the contract above all. The exit code is 1 if a test failed."
        },
        footer = {"  scripts/bench doctor", "  scripts/bench doctor --releases profiles,jersey"})
public final class DoctorCommand implements Callable<Integer> {

    @Option(
            names = "--subject",
            description = "The subject to measure against itself (default: the newest release of one).")
    private String subject;

    @Option(
            names = "--noise",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "Whether to measure at all (default: yes).")
    private boolean noise;

    @Option(
            names = "--releases",
            split = ",",
            paramLabel = "WORD",
            description = {
                "Releases such as jersey:2.35, or a choice, with implementations if you do not want all: profiles (what each profile runs), oldest-and-newest (of each), minors (the newest patch of each), or all that the repositories list: hundreds."
            })
    private List<String> releases = List.of();

    @Spec
    private CommandSpec spec;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!releases.isEmpty()) {
            new OneForm(spec, "--releases, which measures nothing").takesOnly(List.of("--releases"));
            Path checkout = Checkout.find();
            try (Releases resolved = Releases.ofThisMachine(checkout, System.err)) {
                boolean passed = new ReleaseTests(checkout, resolved, System.out).test(releases);
                return (passed ? ExitCode.PASS : ExitCode.REGRESSION).code();
            }
        }
        if (!noise) {
            new OneForm(spec, "--no-noise, which measures nothing").takesOnly(List.of("--noise"));
        }
        Findings findings = new Findings(System.out);
        findings.look();
        if (noise) {
            String measured = subject != null
                    ? subject
                    : ImplementationModule.mainJob(Checkout.find()).get(0);
            options.selectOrElse("HelloWorld");
            // Noise is what is asked for here: a disturbed pair counts, and is not measured again.
            options.forks.ignoreConditions();
            RunPlan plan = options.plan(List.of(measured, measured), null, Findings.MOST_ROUNDS, null);
            try (PairedRun run = PairedRun.begin(plan, options.forks.out.results(), "doctor", System.err)) {
                findings.noise(run);
            }
        }
        return ExitCode.PASS.code();
    }
}
