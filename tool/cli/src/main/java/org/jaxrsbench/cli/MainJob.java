package org.jaxrsbench.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
        args[0] = "run";
        boolean isShort = Arrays.stream(args).noneMatch(w -> w.matches("-f.*|--rounds.*|--resume.*|--suite.*"));
        Stream<String> rounds = isShort ? Stream.of("--rounds", ROUNDS) : Stream.of();
        Bench.main(Stream.concat(Arrays.stream(args), rounds).toArray(String[]::new));
    }

    /** The profile of a release, if a build has one, as Maven prints them: with it, that implementation's jar runs alone. */
    static Optional<String> release(String profiles, List<ImplementationModule> modules) {
        return Arrays.stream(profiles.split("[\\[\\], ]+"))
                .filter(profile -> modules.stream()
                        .flatMap(module -> module.lines().stream())
                        .anyMatch(line -> line.profile().equals(profile)))
                .findFirst();
    }
}
