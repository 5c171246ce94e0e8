package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import eu.maveniverse.maven.mima.context.ContextOverrides;
import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.Repository;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.resolution.DependencyRequest;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sources that reproduce a finding without this project, which no module compiles: they are copied into projects of their own.
 * Each is compiled here as those projects compile it, against the newest release, and a warning is a failure.
 */
class ReproducersIT {

    private static final Path CHECKOUT = Checkout.find();

    @TempDir
    Path classes;

    static Stream<ImplementationModule> modules() {
        return ImplementationModule.all(CHECKOUT).stream()
                .filter(module -> Files.exists(sources(module).resolve("pom.xml")));
    }

    private static Path sources(ImplementationModule module) {
        return module.folder().resolve("src/reproducer");
    }

    @ParameterizedTest
    @MethodSource("modules")
    void compilesWithoutAWarning(ImplementationModule module) throws Exception {
        List<Path> files = new ArrayList<>();
        for (Path folder : List.of(sources(module), CHECKOUT.resolve("bench-common/src/reproducer"))) {
            try (Stream<Path> all = Files.list(folder)) {
                all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
            }
        }
        List<Path> classPath = classPath(model(module), module.release());
        boolean servlet = classPath.stream().anyMatch(jar -> jar.toString().contains("servlet-api"));
        // The container of a servlet goes with those that need one.
        files.removeIf(file -> !servlet && file.endsWith("Container.java"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(said, Locale.ROOT, null)) {
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
            List<String> options = List.of("--release", "17", "-proc:none", "-Xlint:all,-classfile,-path");
            compiler.getTask(null, manager, said, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
        }
        assertThat(said.getDiagnostics())
                .as("%s", files)
                // Of an annotation of somebody else's that is not here.
                .filteredOn(d -> d.getSource() != null)
                .isEmpty();
        assertThat(classes.resolve("found/Reproduce.class")).exists();
        assertThat(classes.resolve("found/Implementation.class")).exists();
    }

    /** Every pom has it, by inheritance. */
    private static Repository central() {
        Repository central = new Repository();
        central.setId(ContextOverrides.CENTRAL.getId());
        central.setUrl(ContextOverrides.CENTRAL.getUrl());
        return central;
    }

    private static Model model(ImplementationModule module) throws Exception {
        try (InputStream in = Files.newInputStream(sources(module).resolve("pom.xml"))) {
            return new MavenXpp3Reader().read(in);
        }
    }

    private static List<Path> classPath(Model model, String release) throws Exception {
        MavenSettings settings = MavenSettings.of(CHECKOUT, System.getenv(), Path.of(System.getProperty("user.home")));
        try (MavenSession session = new MavenSession(settings, () -> {})) {
            CollectRequest graph = new CollectRequest();
            model.addRepository(central());
            graph.setRepositories(session.repositories(model));
            for (Dependency each : model.getDependencies()) {
                String version = each.getVersion().replace("@version@", release);
                graph.addDependency(new org.eclipse.aether.graph.Dependency(
                        new DefaultArtifact(each.getGroupId(), each.getArtifactId(), "jar", version), "compile"));
            }
            return session
                    .system()
                    .resolveDependencies(session.session(), new DependencyRequest(graph, null))
                    .getArtifactResults()
                    .stream()
                    .map(result -> result.getArtifact().getFile())
                    .map(File::toPath)
                    .collect(Collectors.toList());
        }
    }
}
