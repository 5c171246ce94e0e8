package org.jaxrsbench.cli.http;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.cli.subject.Maven;
import org.jaxrsbench.results.BadInputException;

/** Builds servers and the load generator where they are missing or older than their sources. */
public final class Servers {

    private static final Path HTTP = Path.of("bench-http");

    private Servers() {}

    /**
     * Builds what these subjects need, and the load generator.
     *
     * @throws BadInputException where a build fails
     */
    public static void build(Path checkout, List<HttpSubject> subjects, PrintStream progress)
            throws IOException, InterruptedException {
        // One build for all modules of a profile: Maven's start and the common modules are most of it.
        Map<String, Set<String>> modules = new LinkedHashMap<>();
        List<Path> built = new ArrayList<>();
        for (HttpSubject subject : subjects) {
            Path program = checkout.resolve(HTTP).resolve(subject.program());
            if (!upToDate(checkout, subject.module(), program)) {
                built.add(program);
                modules.computeIfAbsent(subject.profile(), k -> new TreeSet<>()).add(subject.module());
            }
        }
        Path load = checkout.resolve(HTTP).resolve("load/target/servers/load/server.jar");
        if (!upToDate(checkout, "load", load)) {
            built.add(load);
            modules.computeIfAbsent("", k -> new TreeSet<>()).add("load");
        }
        for (Map.Entry<String, Set<String>> build : modules.entrySet()) {
            String names = String.join(", ", build.getValue());
            String profile = build.getKey().isEmpty() ? "" : "," + build.getKey();
            progress.println("building " + names + profile);
            Optional<String> failure = Maven.build(
                    checkout,
                    build.getValue().stream()
                            .map(m -> HTTP.resolve(m).toString())
                            .toList(),
                    List.of("-Phttp" + profile));
            if (failure.isPresent()) {
                throw new BadInputException("cannot build " + names + profile + ": " + failure.get());
            }
        }
        for (Path program : built) {
            Maven.touch(program);
        }
    }

    private static boolean upToDate(Path checkout, String module, Path program) throws IOException {
        return Maven.upToDate(
                program,
                List.of(
                        checkout.resolve("pom.xml"),
                        checkout.resolve("bench-common/src/main"),
                        checkout.resolve(HTTP).resolve("server/src/main"),
                        checkout.resolve(HTTP).resolve(module)));
    }
}
