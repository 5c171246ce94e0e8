package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;

/** What repositories have now, and what releases say that they can run; writes down all that was asked. */
final class LivePool implements VerdictDraw.Pool {

    /** Answers by question, in the order of the questions. */
    final Map<String, String> asked = new LinkedHashMap<>();

    private final Path checkout;
    private final Releases releases;
    private final RunMaker runs;

    LivePool(Path checkout, Path temporary) {
        this.checkout = checkout;
        this.releases = Releases.ofThisMachine(checkout, System.err);
        this.runs = RunMaker.in(temporary, System.err);
    }

    private ReleaseHistory history(String implementation) {
        return new ReleaseHistory(checkout, implementation, releases);
    }

    @Override
    public List<String> releases(String implementation) throws IOException {
        String key = "releases " + implementation;
        if (!asked.containsKey(key)) {
            asked.put(key, String.join(" ", history(implementation).versions("")));
        }
        return List.of(asked.get(key).split(" "));
    }

    @Override
    public List<String> cases(String implementation, VerdictDraw.Stratum stratum)
            throws IOException, InterruptedException {
        String key = "cases " + implementation + " " + stratum.name();
        if (!asked.containsKey(key)) {
            List<String> all = releases(implementation);
            int newest = all.size() - 1;
            while (!why(implementation + ":" + all.get(newest)).isEmpty()) {
                newest--;
            }
            String subject = implementation + ":" + all.get(newest);
            asked.put(
                    key,
                    common(List.of(subject), stratum.cases()).stream()
                            .map(LivePool::words)
                            .filter(words -> !words.matches(".*[,;|].*"))
                            .collect(Collectors.joining("|")));
        }
        return FixedPool.split(asked.get(key));
    }

    private static String words(Case of) {
        return of.benchmark().replaceAll("\\..*", "")
                + of.params().values().entrySet().stream()
                        .map(e -> " -p " + e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining());
    }

    @Override
    public String why(String baseline, String candidate, String cases) throws IOException, InterruptedException {
        for (String subject : List.of(baseline, candidate)) {
            if (!why(subject).isEmpty()) {
                return why(subject);
            }
        }
        String key = "pair " + baseline + " " + candidate + " " + cases;
        if (!asked.containsKey(key)) {
            String why = "";
            try {
                if (common(List.of(baseline, candidate), cases).isEmpty()) {
                    why = "it does not run on both";
                }
            } catch (RuntimeException e) {
                why = e.getMessage();
            }
            asked.put(key, why);
            System.err.println(asked.size() + " " + key + ": " + why);
        }
        return asked.get(key);
    }

    private String why(String subject) throws IOException, InterruptedException {
        String key = "release " + subject;
        if (!asked.containsKey(key)) {
            String[] words = subject.split(":");
            String why = history(words[0]).tried(words[1]).reason().replaceAll("\\s+", " ");
            asked.put(key, why.substring(0, Math.min(160, why.length())));
        }
        return asked.get(key);
    }

    private List<Case> common(List<String> subjects, String cases) throws InterruptedException {
        List<String> words = Arrays.asList(cases.split(" -p "));
        RunPlan plan = RunPlan.of(
                subjects,
                new CaseSelection(words.subList(0, 1), words.subList(1, words.size()), ""),
                SuiteTimes.full.times(),
                1,
                RunPlan.Conditions.DISCARD,
                1);
        try (PairedRun run = runs.begin(plan, "listing")) {
            return run.cases().common();
        }
    }
}
