package org.jaxrsbench.studies.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.plan.RunPlan;

/**
 * Which releases are measured, in which blocks: {@code history.json}. A block is the reference and a few consecutive releases. Their
 * borders move by one release from round to round, so that most neighbours take turns with each other.
 *
 * @param releases all, those that cannot be had too
 * @param measured a run's plan of any subject, and its rounds those of each block; blocks differ from it in their subjects
 */
public record HistoryPlan(String implementation, List<Release> releases, RunPlan measured) {

    /** Releases in a block beside the reference: so many JVMs and one more are alive together. */
    static final int BLOCK = 4;

    /** Checks that there is something beside the reference. */
    public HistoryPlan {
        long versions = releases.stream().filter(Release::available).count();
        if (versions < 2) {
            throw new BadInputException(
                    implementation + " has " + versions + " releases that can be had; expected two or more");
        }
    }

    /** Versions that can be had, in order. */
    public List<String> versions() {
        return releases.stream()
                .filter(Release::available)
                .map(Release::version)
                .toList();
    }

    /** The version in every block: the newest one. */
    public String reference() {
        return versions().get(versions().size() - 1);
    }

    /** A version as a subject. */
    public String subject(String version) {
        return implementation + ":" + version;
    }

    /** The blocks of all rounds, shuffled inside each round; the reference comes first in each. */
    public List<List<String>> blocks() {
        List<List<String>> all = new ArrayList<>();
        Random random = new Random(measured.seed());
        for (int round = 0; round < measured.rounds(); round++) {
            List<List<String>> blocks = blocks(round % BLOCK);
            Collections.shuffle(blocks, random);
            all.addAll(blocks);
        }
        return all;
    }

    private List<List<String>> blocks(int offset) {
        List<List<String>> blocks = new ArrayList<>();
        List<String> others = versions().subList(0, versions().size() - 1);
        int end;
        for (int start = 0; start < others.size(); start = end) {
            end = Math.min(others.size(), start == 0 && offset > 0 ? offset : start + BLOCK);
            List<String> block = new ArrayList<>(List.of(reference()));
            block.addAll(others.subList(start, end));
            blocks.add(block);
        }
        return blocks;
    }

    /** The plan of one round of a block. */
    RunPlan plan(List<String> block) {
        return measured.withSubjects(block.stream().map(this::subject).toList()).withRounds(1);
    }
}
