package org.jaxrsbench.cli.history;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.results.BadInputException;

/**
 * Which releases are measured, in which blocks: {@code history.json}. A block is the reference and a few consecutive releases. Their
 * borders move by one release from round to round, so that most neighbours take turns with each other.
 *
 * @param reference the version in every block
 * @param releases all, those that cannot be had too
 * @param measured a run's plan with the reference alone; blocks differ from it in their subjects
 * @param rounds from 1
 */
public record HistoryPlan(
        String implementation, String reference, List<Release> releases, RunPlan measured, int rounds) {

    /** Releases in a block beside the reference: so many JVMs and one more are alive together. */
    private static final int BLOCK = 4;

    /** Keeps a copy. */
    public HistoryPlan {
        releases = List.copyOf(releases);
    }

    /** Versions that can be had, in order. */
    public List<String> versions() {
        return versions(releases);
    }

    private static List<String> versions(List<Release> releases) {
        return releases.stream()
                .filter(Release::available)
                .map(Release::version)
                .toList();
    }

    /** The releases of an implementation, each of them or the newest patch of each minor, with why some cannot be had. */
    public static List<Release> releases(String implementation, boolean each, String since, PrintStream progress)
            throws IOException, InterruptedException {
        try (Releases releases = Releases.ofThisMachine(Checkout.find(), progress)) {
            ReleaseHistory history = new ReleaseHistory(Checkout.find(), implementation, releases);
            return each ? history.releases(since) : history.minors(since);
        }
    }

    /**
     * The version in every block.
     *
     * @param wanted null for the newest one that can be had
     * @throws BadInputException if it cannot be had, or there is nothing beside it
     */
    public static String reference(String implementation, List<Release> releases, String wanted) {
        List<String> versions = versions(releases);
        if (versions.size() < 2) {
            throw new BadInputException(
                    implementation + " has " + versions.size() + " releases that can be had; expected two or more");
        }
        if (wanted != null && !versions.contains(wanted)) {
            throw new BadInputException("--reference " + wanted + ": expected one of " + String.join(", ", versions));
        }
        return wanted == null ? versions.get(versions.size() - 1) : wanted;
    }

    /** A version as a subject. */
    public String subject(String version) {
        return implementation + ":" + version;
    }

    /** The blocks of all rounds, shuffled inside each round; the reference comes first in each. */
    public List<List<String>> blocks() {
        List<List<String>> all = new ArrayList<>();
        Random random = new Random(measured.seed());
        for (int round = 0; round < rounds; round++) {
            List<List<String>> blocks = blocks(round);
            Collections.shuffle(blocks, random);
            all.addAll(blocks);
        }
        return all;
    }

    private List<List<String>> blocks(int round) {
        List<List<String>> blocks = new ArrayList<>();
        List<String> versions = versions();
        int end;
        for (int start = 0; start < versions.size(); start = end) {
            int offset = round % BLOCK;
            end = start == 0 && offset > 0 ? offset : Math.min(versions.size(), start + BLOCK);
            List<String> block = new ArrayList<>(List.of(reference));
            versions.subList(start, Math.min(end, versions.size())).stream()
                    .filter(v -> !v.equals(reference))
                    .forEach(block::add);
            if (block.size() > 1) {
                blocks.add(block);
            }
        }
        return blocks;
    }

    /** The plan of one round of a block. */
    RunPlan plan(List<String> block) {
        return measured.withSubjects(block.stream().map(this::subject).toList()).withRounds(1);
    }
}
