package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.UpgradePath;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.loopback.HttpSubject;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** What a run measures: subjects, the steps of an upgrade, or servers. */
final class SubjectOptions {

    /** The prefix of a server's label, or of {@link #ALL}. */
    private static final String SERVER = "http:";

    private static final String ALL = "all";

    /** Options of all runs that are for servers, too. */
    private static final List<String> SHARED =
            List.of("--subjects", "--rounds", "--slices", "--seed", "--out", "--no-page");

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description =
                    "Subjects to measure, separated by commas (default: the newest release of each implementation of the main job).")
    private List<String> subjects = List.of();

    @Option(
            names = "--upgrade",
            paramLabel = "FROM..TO",
            description =
                    "Measure an upgrade in place of --subjects: the newest release of each line between, then each installed JDK, on the last release. To choose the steps, write them between the two, such as jersey:2.35..jersey:3.0.17..jersey:4.0.3.")
    private String upgrade;

    boolean named() {
        return !subjects.isEmpty();
    }

    boolean areUpgrade() {
        return upgrade != null;
    }

    boolean areServers() {
        return subjects.stream().anyMatch(s -> s.startsWith(SERVER));
    }

    /** The subjects that take turns; for an upgrade without named cases, the mixes of a service are selected. */
    List<String> inProcess(MeasureOptions options) {
        if (areUpgrade()) {
            options.selectMix();
            return UpgradePath.of(Checkout.find(), upgrade, Jdks.ofThisMachine());
        }
        return named() ? subjects : ImplementationModule.mainJob(Checkout.find());
    }

    /**
     * All servers.
     *
     * @param given the command line, which may say nothing that is not of servers
     */
    List<HttpSubject> servers(ParseResult given) {
        if (!named() || !subjects.stream().allMatch(s -> s.startsWith(SERVER))) {
            throw new BadInputException("load is put on servers; expected --subjects " + SERVER + "LABEL, or " + SERVER
                    + ALL + ", and no other subjects");
        }
        given.matchedArgs().stream()
                .filter(arg -> arg.group() == null
                        && !(arg instanceof OptionSpec option && SHARED.contains(option.longestName())))
                .findFirst()
                .ifPresent(arg -> {
                    throw new BadInputException((arg instanceof OptionSpec option ? option.longestName() : "a pattern")
                            + " is not for servers; expected what is said of them, or " + String.join(", ", SHARED));
                });
        Path checkout = Checkout.find();
        List<String> labels =
                subjects.stream().map(s -> s.substring(SERVER.length())).toList();
        return labels.equals(List.of(ALL))
                ? List.copyOf(HttpSubject.all(checkout).values())
                : HttpSubject.of(checkout, labels);
    }
}
