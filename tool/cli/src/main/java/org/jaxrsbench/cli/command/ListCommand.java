package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.record.Machine;
import org.jaxrsbench.slices.FleetMember;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What can be measured. */
@Command(
        name = "list",
        header = "Lists what can be measured: benchmarks, cases, implementations, releases.",
        description = {
            "Without a word it lists the benchmarks with their parameters, the implementations with their profiles, and the JDKs.",
            "With a pattern it lists cases, as tables print them and as run and check take them. With an implementation it lists the releases that the repositories have."
        },
        footer = {"  scripts/bench list", "  scripts/bench list HelloWorld", "  scripts/bench list jersey"})
public final class ListCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "WORD",
            arity = "0..*",
            description = "An implementation, or benchmarks as a regular expression.")
    private List<String> words = List.of();

    @Option(
            names = "--subject",
            paramLabel = "SUBJECT",
            description =
                    "Whose benchmarks, such as jmh:path/to/any-benchmarks.jar (default: the newest release of one).")
    private String subject;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (subject == null && words.size() == 1 && implementations().contains(words.get(0))) {
            Path checkout = Checkout.find();
            try (Releases releases = Releases.ofThisMachine(checkout, System.err)) {
                new ReleaseHistory(checkout, words.get(0), releases)
                        .versions("")
                        .forEach(version -> System.out.println(words.get(0) + ":" + version));
            }
            return ExitCode.PASS.code();
        }
        Set<Case> cases;
        try {
            cases = cases();
        } catch (BadInputException e) {
            throw subject != null || words.isEmpty()
                    ? e
                    : new BadInputException(
                            e.getMessage() + "; implementations are " + String.join(", ", implementations()));
        }
        if (!words.isEmpty()) {
            cases.stream().map(CaseNames::of).forEach(System.out::println);
            return ExitCode.PASS.code();
        }
        System.out.println("benchmarks, with the values of their parameters:");
        cases.stream()
                .collect(Collectors.groupingBy(Case::benchmark, TreeMap::new, Collectors.toList()))
                .forEach((name, of) -> System.out.println("  " + name.replaceFirst("Benchmark\\.dispatch$", "") + " ("
                        + Words.count(of.size(), "case") + ")" + values(of)));
        if (subject == null) {
            System.out.println("implementations, with the profiles that build them:");
            ImplementationModule.all(Checkout.find())
                    .forEach(module -> System.out.println("  " + module.name() + " (" + module.name() + ":"
                            + module.release() + ") " + module.profiles()));
            System.out.println("JDKs:");
            Jdks.ofThisMachine().all().forEach((major, home) -> System.out.println("  @" + major + " " + home));
        }
        return ExitCode.PASS.code();
    }

    private static List<String> implementations() {
        return ImplementationModule.all(Checkout.find()).stream()
                .map(ImplementationModule::name)
                .distinct()
                .toList();
    }

    private Set<Case> cases() throws IOException, InterruptedException {
        String of = subject == null
                ? ImplementationModule.mainJob(Checkout.find()).get(0)
                : ImplementationModule.inFull(subject);
        Preparation preparation = new Preparation(Checkout.orHere(), Jdks.ofThisMachine(), System.err);
        FleetMember member = FleetMember.asked(
                of,
                preparation.prepare(SubjectLabel.parse(of)),
                CaseSelection.named(words, List.of(), "", false).arguments(),
                1,
                Machine.temporaryFolder());
        FleetMember.requireEach(words, List.of(member));
        return member.listed().keySet();
    }

    /** The values of a benchmark's parameters. */
    private static String values(List<Case> cases) {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        cases.forEach(c -> c.params()
                .values()
                .forEach((parameter, value) -> values.computeIfAbsent(parameter, p -> new LinkedHashSet<>())
                        .add(value)));
        return values.entrySet().stream()
                .map(v -> " " + v.getKey() + "=" + String.join(",", v.getValue()))
                .collect(Collectors.joining());
    }
}
