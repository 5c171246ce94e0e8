package org.jaxrsbench.cli.servers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.cli.subject.Maven;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.LoadGenerator;
import org.jaxrsbench.results.BadInputException;

/** Builds servers and the load generator if they are missing or older than their sources. */
public final class ServerBuilds {

    private static final Path HTTP = Path.of("bench-http");

    private final Path checkout;
    private final List<Path> built = new ArrayList<>();
    // One build for all modules of a profile: Maven's start and the common modules are most of it.
    private final Map<String, Set<String>> modules = new LinkedHashMap<>();

    private ServerBuilds(Path checkout) {
        this.checkout = checkout;
    }

    /**
     * Builds what these subjects need, and the load generator.
     *
     * @throws BadInputException if a module is not there, or its build fails
     */
    public static void build(Path checkout, List<HttpSubject> subjects, PrintStream progress)
            throws InterruptedException {
        ServerBuilds builds = new ServerBuilds(checkout);
        try {
            for (HttpSubject subject : subjects) {
                builds.add(subject.label(), subject.profile(), subject.module(), subject.program());
            }
            builds.add("the load generator", "", LoadGenerator.MODULE, LoadGenerator.PROGRAM);
            builds.build(progress);
        } catch (IOException e) {
            // Nothing is measured yet.
            throw new BadInputException("the servers cannot be built: " + e.getMessage()
                    + "; expected Maven and a checkout that can be written to");
        }
    }

    private void add(String label, String profile, String module, String program) throws IOException {
        if (!Files.isDirectory(checkout.resolve(HTTP).resolve(module))) {
            throw new BadInputException(label + ": there is no module " + HTTP.resolve(module)
                    + "; correct its line in " + HTTP + " or add the module");
        }
        Path jar = checkout.resolve(HTTP).resolve(program);
        if (!upToDate(module, jar)) {
            built.add(jar);
            modules.computeIfAbsent(profile, k -> new TreeSet<>()).add(module);
        }
    }

    private void build(PrintStream progress) throws IOException, InterruptedException {
        for (Map.Entry<String, Set<String>> build : modules.entrySet()) {
            String names = String.join(", ", build.getValue());
            String profile = build.getKey().isEmpty() ? "" : "," + build.getKey();
            progress.println("building " + names + profile);
            Optional<String> failure = Maven.build(
                    checkout,
                    build.getValue().stream()
                            .map(m -> HTTP.resolve(m).toString())
                            .toList(),
                    List.of("-Phttp" + profile),
                    "package");
            if (failure.isPresent()) {
                throw new BadInputException("cannot build " + names + profile + ": " + failure.get());
            }
        }
        for (Path program : built) {
            Maven.touch(program);
        }
    }

    private boolean upToDate(String module, Path program) throws IOException {
        return Maven.upToDate(
                program,
                List.of(
                        checkout.resolve("pom.xml"),
                        checkout.resolve("bench-common/src/main"),
                        checkout.resolve(HTTP).resolve("server/src/main"),
                        // With what the modules beside it share, if it is one of several.
                        checkout.resolve(HTTP).resolve(Path.of(module).getName(0))));
    }
}
