package org.jaxrsbench.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;

/** What {@code mvn exec:exec} runs at the root: {@code scripts/bench run} with its defaults, in rounds that fit into two minutes. */
public final class MainJob {

    private static final String ROUNDS = "7";

    private MainJob() {}

    /**
     * Runs and exits.
     *
     * @param args the profiles of the build, such as {@code [jersey-2.15, jdk-17]}, and the words that Maven passes on
     */
    public static void main(String[] args) {
        Optional<String> release = release(args[0], ImplementationModule.all(Checkout.find()));
        if (release.isPresent()) {
            System.out.println(
                    "profile " + release.get() + ": its implementation's jar is measured, and not the main job");
            return;
        }
        List<String> words = new ArrayList<>(List.of("run"));
        words.addAll(List.of(args).subList(1, args.length));
        if (words.stream().noneMatch(w -> w.matches("-f.*|--rounds.*|--resume.*|--suite.*"))) {
            words.addAll(List.of("--rounds", ROUNDS));
        }
        Bench.main(words.toArray(new String[0]));
    }

    /**
     * The profile of a release, if a build has one: with it, that implementation's jar runs alone. Any other profile, such as one of the
     * user's settings, changes nothing.
     *
     * @param profiles as Maven prints them
     */
    static Optional<String> release(String profiles, List<ImplementationModule> modules) {
        return Arrays.stream(profiles.split("[\\[\\], ]+"))
                .filter(profile -> modules.stream()
                        .flatMap(module -> module.lines().stream())
                        .anyMatch(line -> line.profile().equals(profile)))
                .findFirst();
    }
}
