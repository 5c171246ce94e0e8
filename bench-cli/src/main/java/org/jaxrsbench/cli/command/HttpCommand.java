package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.reproduce.Measurements.Measured;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures real servers over loopback. */
@Command(
        name = "http",
        mixinStandardHelpOptions = true,
        header = "Measures real servers over loopback under load.",
        description =
                "The servers take turns, slice by slice. A server is launched once a round, and intervals come from rounds.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench http --subjects jersey-grizzly:2.16 --endpoint 'GET text/sub-class'")
public final class HttpCommand implements Callable<Integer> {

    @Option(names = "--subjects", split = ",", paramLabel = "SUBJECT", description = "Servers (default: all).")
    private List<String> subjects = List.of();

    @Option(
            names = "--endpoint",
            paramLabel = "METHOD PATH",
            description = "Only this endpoint, such as 'GET text/sub-class'; may be given again (default: all).")
    private List<String> endpoints = List.of();

    @Option(names = "--list", description = "List servers and their endpoints, and do nothing else.")
    private boolean list;

    @Option(
            names = "--alone",
            description =
                    "Launch each server while no other one is alive, in place of all at once: none is disturbed, and"
                            + " turns are taken by launches.")
    private boolean alone;

    @Mixin
    private LoadOptions load = new LoadOptions();

    @Option(names = "--seed", description = "Seed of the order (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path checkout = Checkout.find();
        List<HttpSubject> chosen = HttpSubject.of(
                checkout,
                subjects.isEmpty() ? List.copyOf(HttpSubject.all(checkout).keySet()) : subjects);
        if (list) {
            chosen.forEach(s -> s.endpoints().forEach(e -> System.out.println(s.label() + "  " + e)));
            return ExitCode.PASS.code();
        }
        HttpSettings settings = load.settings(HttpSession.FLAGS);
        List<HttpTarget> targets = HttpTarget.select(chosen, endpoints);
        RunFolder folder = RunFolder.create(out == null ? checkout.resolve("results") : out, "http", Clock.systemUTC());
        Measured finished = HttpSession.measure(
                checkout,
                folder,
                batches(targets, settings.rounds()),
                settings,
                Optional.ofNullable(seed).orElseGet(System::nanoTime),
                System.err);
        page.write(folder.path(), System.err);
        System.out.println(folder.path());
        return (finished.failed() ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private List<HttpBatch> batches(List<HttpTarget> targets, int rounds) {
        return targets.stream()
                .collect(Collectors.groupingBy(
                        target -> alone ? target.subject().label() : "", LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(together -> new HttpBatch(together, rounds))
                .toList();
    }
}
