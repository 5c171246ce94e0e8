package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.http.HttpProfile;
import org.jaxrsbench.cli.http.HttpSettings;
import org.jaxrsbench.cli.http.HttpSubject;
import org.jaxrsbench.cli.http.HttpTarget;
import org.jaxrsbench.cli.http.LoadGenerator;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.claims.Claim;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.gate.claims.Reproduction.Ratio;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures published claims again. */
@Command(
        name = "reproduce",
        mixinStandardHelpOptions = true,
        description = {
            "Measures every published claim again, in-process and over HTTP, and puts both side by side as ratios",
            "to the experiment's reference row, with intervals and verdicts. The table is written to"
                    + " reproduction.csv and reproduction.md in the run's folder."
        })
public final class ReproduceCommand implements Callable<Integer> {

    private static final String IN_PROCESS = "in-process";
    private static final String HTTP = "http";
    private static final String PROFILE = "profile";

    /** 0.25.2 of the generator needs about half a second more for each slice; a server one or two to start. */
    private static final double SECONDS_A_SLICE_MORE = 0.5;

    private static final double SECONDS_A_LAUNCH = 1.5;

    /** Of each server: intervals come from launches. */
    private static final int RECORDINGS = 3;

    @Parameters(paramLabel = "EXPERIMENT", arity = "0..*", description = "Which experiments (default: all).")
    private List<String> experiments = List.of();

    @Option(names = "--quick", description = "Three short rounds in place of five long ones.")
    private boolean quick;

    @Option(
            names = "--http-run",
            paramLabel = "RUN",
            description = "Take what was measured over HTTP from this run of the command, which was cut off later.")
    private Path httpRun;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    private final PrintStream progress = System.err;
    private Path checkout;
    private boolean failed;

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkout = Checkout.find();
        RunFolder measured = httpRun == null ? null : Comparability.ofTier(HTTP, httpRun);
        List<Claim> claims = Claim.of(Claim.all(checkout), experiments);
        HttpSettings settings = quick
                ? new HttpSettings(30, 0, 3, 3, 1000, 100_000, 12_000, HttpSession.FLAGS)
                : new HttpSettings(30, 0, 5, 5, 2000, 200_000, 20_000, HttpSession.FLAGS);
        List<HttpTarget> targets = targets(claims);
        progress.printf(
                Locale.ROOT,
                "%d claims: expected to take %d minutes, and what building the servers takes%n",
                claims.size(),
                minutes(claims, targets, settings));
        RunFolder folder = measured != null ? measured : RunFolder.create(results(), "reproduce", Clock.systemUTC());
        List<Sample> http = measured != null
                ? folder.readSamples()
                : targets.isEmpty() ? List.of() : httpRun(folder, targets, settings);
        List<Sample> inProcess = of(claims, IN_PROCESS).isEmpty() ? List.of() : inProcessRun();
        Map<String, List<HttpProfile.Profile>> profiles = profiles(of(claims, PROFILE), settings, folder);
        Reproduction reproduction = new Reproduction(claims, (claim, reference) -> switch (claim.tier()) {
            case HTTP -> ratio(http, claim, reference);
            case IN_PROCESS -> ratio(inProcess, claim, reference);
            default -> ratio(profiles, claim, reference);
        });
        reproduction.write(folder.path().resolve("reproduction.csv"));
        String table = reproduction.markdown();
        Files.writeString(folder.path().resolve("reproduction.md"), table);
        System.out.print(table);
        System.out.println(folder.path());
        return (failed ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private Path results() {
        return out == null ? checkout.resolve("results") : out;
    }

    private static List<Claim> of(List<Claim> claims, String tier) {
        return claims.stream().filter(c -> c.tier().equals(tier)).toList();
    }

    private HttpTarget target(Map<String, HttpSubject> subjects, Claim claim) {
        HttpSubject subject = subjects.get(claim.subject());
        return new HttpTarget(subject, subject.endpoint(claim.method(), claim.path()));
    }

    private List<HttpTarget> targets(List<Claim> claims) {
        Map<String, HttpSubject> subjects = HttpSubject.all(checkout);
        return of(claims, HTTP).stream()
                .map(c -> target(subjects, c))
                .distinct()
                .toList();
    }

    private long minutes(List<Claim> claims, List<HttpTarget> targets, HttpSettings settings) {
        double slices = settings.slices() * (settings.millis() / 1000.0 + SECONDS_A_SLICE_MORE);
        double launched = SECONDS_A_LAUNCH + settings.warmMillis() / 1000.0;
        double http = settings.rounds() * targets.size() * (launched + slices);
        double profiles = of(claims, PROFILE).size() * RECORDINGS * (launched + HttpProfile.millis(settings) / 1000.0);
        double inProcess =
                of(claims, IN_PROCESS).size() * rounds() * measureOptions().secondsOfRound(1);
        return Math.max(1, Math.round((http + profiles + inProcess) / 60));
    }

    private List<Sample> httpRun(RunFolder folder, List<HttpTarget> targets, HttpSettings settings)
            throws IOException, InterruptedException {
        HttpSession.Finished finished = HttpSession.measure(
                checkout, folder, targets, settings, LoadGenerator.of(checkout, null), System.nanoTime(), progress);
        failed |= finished.failed();
        return finished.samples();
    }

    private int rounds() {
        return (quick ? SuiteTimes.quick : SuiteTimes.standard).rounds();
    }

    private MeasureOptions measureOptions() {
        MeasureOptions options = new MeasureOptions();
        options.times(quick ? SuiteTimes.quick : SuiteTimes.standard);
        options.selectOrElse("HelloWorld");
        return options;
    }

    private List<Sample> inProcessRun() throws IOException, InterruptedException {
        try (PairedRun run = measureOptions()
                .begin(List.of("jersey:2.16"), "reproduce-in-process", Map.of("rounds", rounds()), progress)) {
            run.measure(run.commonCases(), 1, rounds(), c -> "");
            failed |= !run.failedCases().isEmpty();
            return run.store().samples();
        }
    }

    private Map<String, List<HttpProfile.Profile>> profiles(
            List<Claim> claims, HttpSettings settings, RunFolder folder) {
        Map<String, HttpSubject> subjects = HttpSubject.all(checkout);
        Map<String, List<HttpProfile.Profile>> profiles = new LinkedHashMap<>();
        if (claims.isEmpty()) {
            return profiles;
        }
        try (HttpProfile profiler = new HttpProfile(checkout, settings, LoadGenerator.of(checkout, null))) {
            for (int round = 1; round <= RECORDINGS; round++) {
                for (Claim claim : claims) {
                    String label = claim.subject();
                    Path file = folder.path().resolve("recordings/" + label.replace(':', '-') + "-" + round + ".jfr");
                    HttpTarget target = target(subjects, claim);
                    progress.println("recording " + target);
                    try {
                        HttpProfile.Profile profile = profiler.record(target, file);
                        profiles.computeIfAbsent(label, k -> new ArrayList<>()).add(profile);
                        print(profile);
                    } catch (IOException e) {
                        failed = true;
                        progress.println("FAILED " + e.getMessage());
                    }
                }
            }
        }
        return profiles;
    }

    private void print(HttpProfile.Profile profile) {
        profile.shares()
                .shares()
                .forEach((part, share) -> progress.printf(
                        Locale.ROOT,
                        "  %s: %.0f%% of %d samples, %.1f us/request%n",
                        part,
                        100 * share,
                        profile.shares().samples(),
                        profile.nanos(part) / 1000));
    }

    private static Ratio ratio(Map<String, List<HttpProfile.Profile>> profiles, Claim claim, Claim reference) {
        List<HttpProfile.Profile> ours = profiles.getOrDefault(claim.subject(), List.of());
        List<HttpProfile.Profile> theirs = profiles.getOrDefault(reference.subject(), List.of());
        double[] logs = new double[Math.min(ours.size(), theirs.size())];
        for (int i = 0; i < logs.length; i++) {
            logs[i] = Math.log(ours.get(i).nanos(HttpProfile.INVOCATION))
                    - Math.log(theirs.get(i).nanos(HttpProfile.INVOCATION));
        }
        return Comparison.ofLogRatios(logs)
                .map(Ratio::of)
                .orElseGet(() -> Ratio.none("only " + logs.length + " recordings of both"));
    }

    private static Ratio ratio(List<Sample> samples, Claim claim, Claim reference) {
        return Comparison.ratio(
                        throughput(samples, reference),
                        throughput(samples, claim),
                        claim.tier().equals(HTTP))
                .map(Ratio::of)
                .orElseGet(() -> Ratio.none("too few launches were measured"));
    }

    private static List<Sample> throughput(List<Sample> samples, Claim claim) {
        return samples.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT
                        && s.subject().equals(claim.subject())
                        && s.params().equals("method=" + claim.method() + ";path=" + claim.path()))
                .toList();
    }
}
