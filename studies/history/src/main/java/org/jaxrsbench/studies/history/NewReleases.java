package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.ReleaseTests;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.ChildProcess;

/**
 * What upstream has released since the histories in a checkout's results were measured.
 *
 * @param out gets a line for each implementation, and those of its tests
 */
public record NewReleases(Path checkout, Releases releases, PrintStream out) {

    private static final Comparator<String> BY_VERSION = Comparator.comparing(ComparableVersion::new);
    private static final Duration PAGES = Duration.ofMinutes(30);

    /**
     * What is to be done.
     *
     * @param due implementations whose history is to be measured again
     * @param unfit whether a new release fails the contract's tests
     */
    public record Found(List<String> due, boolean unfit) {}

    /**
     * Looks for new releases, tests them, and makes the newest of each implementation the one that its module builds.
     *
     * @param implementations none for all that have a history
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public Found find(List<String> implementations) throws IOException, InterruptedException {
        List<String> names = !implementations.isEmpty()
                ? implementations
                : ImplementationModule.all(checkout).stream()
                        .map(ImplementationModule::name)
                        .filter(name -> !known(name).isEmpty())
                        .toList();
        List<String> due = new ArrayList<>();
        boolean unfit = false;
        for (String name : names) {
            List<String> versions = new ArrayList<>();
            for (Release release : of(name)) {
                if (release.available()) {
                    versions.add(release.version());
                } else {
                    out.println(name + ": " + release.version() + " is listed and cannot be had: " + release.reason());
                }
            }
            if (versions.isEmpty()) {
                out.println(name + ": nothing new since "
                        + known(name).stream().max(BY_VERSION).orElse("the first release"));
            } else if (new ReleaseTests(checkout, releases, out)
                    .test(versions.stream().map(version -> name + ":" + version).toList())) {
                String newest = versions.get(versions.size() - 1);
                out.println(name + ": new are " + String.join(", ", versions)
                        + (adopt(name, newest) ? "; the module builds " + newest + " from now on" : ""));
                due.add(name);
            } else {
                unfit = true;
                out.println(
                        name + ": a new release fails the tests above, so none is measured; its engine has to follow");
            }
        }
        return new Found(due, unfit);
    }

    private List<String> known(String implementation) {
        return History.read(implementation, checkout.resolve("results")).ratios().stream()
                .map(ReleaseRatio::version)
                .distinct()
                .toList();
    }

    /** Final releases that are newer than all that the history has of their line, in order of versions; each with the reason if it cannot be had. */
    List<Release> of(String implementation) throws IOException, InterruptedException {
        return new ReleaseHistory(checkout, implementation, releases).newerThan(known(implementation));
    }

    /**
     * Makes a release the one that the module builds without a profile, if it is newer than that. All other places read it in the pom.
     *
     * @return whether the pom was changed
     */
    boolean adopt(String implementation, String version) throws IOException {
        ImplementationModule module = ImplementationModule.of(checkout, implementation, implementation);
        if (BY_VERSION.compare(version, module.release()) <= 0) {
            return false;
        }
        String property = "<" + module.versionProperty() + ">%s</" + module.versionProperty() + ">";
        Files.writeString(
                module.pom(),
                Files.readString(module.pom())
                        .replace(property.formatted(module.release()), property.formatted(version)));
        return true;
    }

    /**
     * Writes again what pages take from results.
     *
     * @throws BadInputException if that fails
     */
    public static void writePages(Path checkout) throws IOException, InterruptedException {
        Path log = Files.createDirectories(checkout.resolve("target")).resolve("docs.log");
        ChildProcess.Ended ended = ChildProcess.run(
                checkout, log, PAGES, List.of(checkout.resolve("scripts/docs").toString()));
        if (ended.code() != 0) {
            throw new BadInputException(
                    "the results are written, and scripts/docs fails; expected the pages to be written as well; see "
                            + log);
        }
    }
}
