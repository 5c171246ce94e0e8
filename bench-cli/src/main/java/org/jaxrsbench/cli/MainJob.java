package org.jaxrsbench.cli;

import java.util.ArrayList;
import java.util.List;

/** What {@code mvn exec:exec} runs at the root: {@code scripts/bench run} with its defaults, in rounds that fit into two minutes. */
public final class MainJob {

    private static final String ROUNDS = "7";

    private MainJob() {}

    /**
     * Runs and exits.
     *
     * @param args the profiles of the build, such as {@code [jersey-2.15]}, and the words that Maven passes on: with the profile of a
     *     release, that implementation's jar runs alone, and there is nothing to do here
     */
    public static void main(String[] args) {
        if (args[0].matches(".*-\\d.*")) {
            return;
        }
        List<String> words = new ArrayList<>(List.of("run"));
        words.addAll(List.of(args).subList(1, args.length));
        if (words.stream().noneMatch(w -> w.matches("-f.*|--rounds.*|--resume.*|--suite.*"))) {
            words.addAll(List.of("--rounds", ROUNDS));
        }
        Bench.main(words.toArray(new String[0]));
    }
}
