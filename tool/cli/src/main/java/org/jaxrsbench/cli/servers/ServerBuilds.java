package org.jaxrsbench.cli.servers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Maven;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.LoadGenerator;

/** Builds servers and the load generator if they are missing or older than their sources. */
public final class ServerBuilds {

    private static final Path HTTP = Path.of("bench-http");

    private ServerBuilds() {}

    /**
     * Builds what these subjects need, and the load generator.
     *
     * @throws BadInputException if a module is not there, or its build fails
     */
    public static void build(Path checkout, List<HttpSubject> subjects, PrintStream progress)
            throws InterruptedException {
        // One build for all modules of a profile: Maven's start and the common modules are most of it.
        Map<String, List<HttpSubject>> stale = new LinkedHashMap<>();
        try {
            List<HttpSubject> all = new ArrayList<>(subjects);
            all.add(LoadGenerator.PROGRAM);
            for (HttpSubject subject : all) {
                if (!Files.isDirectory(checkout.resolve(HTTP).resolve(subject.module()))) {
                    throw new BadInputException(subject.label() + ": there is no module "
                            + HTTP.resolve(subject.module()) + "; correct its line in " + HTTP + " or add the module");
                }
                if (!upToDate(checkout, subject)) {
                    stale.computeIfAbsent(subject.profile(), k -> new ArrayList<>())
                            .add(subject);
                }
            }
            for (Map.Entry<String, List<HttpSubject>> build : stale.entrySet()) {
                build(checkout, build.getKey(), build.getValue(), progress);
            }
        } catch (IOException e) {
            // Nothing is measured yet.
            throw new BadInputException("the servers cannot be built: " + e.getMessage()
                    + "; expected Maven and a checkout that can be written to");
        }
    }

    private static void build(Path checkout, String profile, List<HttpSubject> subjects, PrintStream progress)
            throws IOException, InterruptedException {
        Path http = checkout.resolve(HTTP);
        List<String> modules = subjects.stream()
                .map(s -> HTTP.resolve(s.module()).toString())
                .distinct()
                .toList();
        String profiles = "-Phttp" + (profile.isEmpty() ? "" : "," + profile);
        String names = String.join(", ", modules) + " " + profiles;
        progress.println("building " + names);
        Optional<String> failure = Maven.build(checkout, modules, List.of(profiles), "package");
        if (failure.isPresent()) {
            throw new BadInputException("cannot build " + names + ": " + failure.get());
        }
        for (HttpSubject subject : subjects) {
            // A build that changes nothing leaves the file as it was, and it must still count as new.
            Files.setLastModifiedTime(http.resolve(subject.program()), FileTime.from(Instant.now()));
        }
    }

    /** Whether a program is there and no source of it is newer. What is built counts for none. */
    private static boolean upToDate(Path checkout, HttpSubject subject) throws IOException {
        Path http = checkout.resolve(HTTP);
        long built = http.resolve(subject.program()).toFile().lastModified(); // 0 if there is none
        for (Path source : List.of(
                checkout.resolve("pom.xml"),
                checkout.resolve("bench-common/src/main"),
                http.resolve("server/src/main"),
                // With what the modules beside it share, if it is one of several.
                http.resolve(Path.of(subject.module()).getName(0)))) {
            try (Stream<Path> files = Files.walk(source)) {
                if (files.filter(file -> !source.relativize(file).toString().matches("(.*/)?target/.*"))
                        .map(Path::toFile)
                        .anyMatch(file -> file.isFile() && file.lastModified() > built)) {
                    return false;
                }
            }
        }
        return true;
    }
}
