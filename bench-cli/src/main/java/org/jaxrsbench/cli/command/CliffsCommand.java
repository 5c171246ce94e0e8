package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.cliffs.CliffSearch;
import org.jaxrsbench.cli.cliffs.LadderPlan;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.gate.growth.Cliff;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where an operation suddenly costs several times as much. */
@Command(
        name = "cliffs",
        mixinStandardHelpOptions = true,
        header = "Looks for values of a parameter at which an operation suddenly costs 3x.",
        description = {
            "Doubles a parameter (routes, classes behind locators, different requests, bytes), a fork of each value in each round, and closes in on a step of more than 3x whose interval is beyond that, too. Fresh rounds have to confirm it.",
            "What cannot be begun in the time given is named at the end. It writes cliffs.csv into a folder, which is printed."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench cliffs jersey --along Locators --minutes 5")
public final class CliffsCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "SUBJECT",
            description =
                    "An implementation, such as jersey, for its newest release; or a subject, such as jersey:2.48.")
    private String wanted;

    @Option(
            names = "--minutes",
            defaultValue = "20",
            description = "No parameter is begun after so long (default: ${DEFAULT-VALUE}).")
    private int minutes = 20;

    @Option(
            names = "--along",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "Only parameters whose name, with the benchmark's, holds this.")
    private String along = "";

    @Option(
            names = "--rounds",
            defaultValue = "3",
            description = "Rounds of each value, 3 or more (default: ${DEFAULT-VALUE}).")
    private int rounds = 3;

    @Mixin
    private ShortForkTimes times = new ShortForkTimes("3s");

    private boolean failed;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintStream progress = System.err;
        if (rounds < 3 || minutes < 1) {
            throw new BadInputException(
                    "--rounds " + rounds + " --minutes " + minutes + ": expected 3 rounds and 1 minute, or more");
        }
        List<LadderPlan> ladders = LadderPlan.all().stream()
                .filter(l -> l.toString().contains(along))
                .toList();
        if (ladders.isEmpty()) {
            throw new BadInputException("--along " + along + ": no parameter has that in its name; expected one of "
                    + String.join(
                            ", ",
                            LadderPlan.all().stream()
                                    .map(LadderPlan::benchmark)
                                    .distinct()
                                    .toList()));
        }
        Path checkout = Checkout.find();
        String subject = subject(checkout);
        Path folder = RunFolder.create(
                        times.out(checkout), "cliffs-" + subject.replaceAll("[^A-Za-z0-9.]+", "-"), Clock.systemUTC())
                .path();
        CliffSearch search = new CliffSearch(subject, cases -> measure(subject, cases, folder, progress), System.out);
        Instant end = Instant.now().plus(Duration.ofMinutes(minutes));
        List<Cliff> found = new ArrayList<>();
        List<LadderPlan> left = new ArrayList<>();
        for (LadderPlan ladder : ladders) {
            if (Instant.now().isAfter(end)) {
                left.add(ladder);
            } else {
                found.addAll(search.along(
                        ladder, ladder.doubled(), () -> Instant.now().isBefore(end)));
                Cliff.TABLE.write(folder.resolve(Cliff.FILE), found);
            }
        }
        System.out.println(found.isEmpty() ? "no cliff" : Words.count(found.size(), "cliff"));
        left.forEach(l -> System.out.println("not looked at, for want of time: " + l));
        System.out.println(folder);
        return (failed ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    /** In a run folder of its own. */
    private List<Sample> measure(String subject, CaseSelection cases, Path folder, PrintStream progress)
            throws InterruptedException {
        RunPlan plan = times.plan(subject, cases).withRounds(rounds);
        try (PairedRun run = PairedRun.begin(plan, folder, "ladder", progress)) {
            run.measure(run.cases().supported(), 1, rounds, c -> "");
            failed |= !run.failedCases().isEmpty();
            return List.copyOf(run.recorder().samples());
        }
    }

    private String subject(Path checkout) {
        if (wanted.contains(":")) {
            return Subject.parse(wanted).label();
        }
        return wanted + ":" + ImplementationModule.of(checkout, wanted, wanted).release();
    }
}
