package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.versioning.VersionRange;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.jaxrsbench.cli.subject.resolve.MavenSettings;
import org.jaxrsbench.cli.subject.resolve.ReleaseResolver;
import org.jaxrsbench.cli.subject.resolve.UnresolvableException;
import org.jaxrsbench.results.BadInputException;

/** Makes a class path of a release: the classes of its line, compiled once, and its jars, resolved each time. */
public final class Releases implements AutoCloseable {

    private static final String JUNIT_LAUNCHER = "org.junit.platform:junit-platform-console:";

    private final Path checkout;
    private final ReleaseResolver resolver;
    private final LineClasses.Compiler compiler;
    private final PrintStream progress;

    /**
     * Takes releases from where Maven's settings say.
     *
     * @param progress where compiling and downloading are announced
     * @throws BadInputException if the settings cannot be read
     */
    public Releases(Path checkout, MavenSettings settings, PrintStream progress) {
        this(checkout, settings, LineClasses.Compiler.MAVEN, progress);
    }

    Releases(Path checkout, MavenSettings settings, LineClasses.Compiler compiler, PrintStream progress) {
        this.checkout = checkout;
        this.compiler = compiler;
        this.progress = progress;
        this.resolver = new ReleaseResolver(
                checkout, settings, () -> progress.println("downloading what the local repository lacks"));
    }

    /** Takes releases from where a build by this user would. */
    public static Releases ofThisMachine(Path checkout, PrintStream progress) {
        Path home = Path.of(System.getProperty("user.home"));
        return new Releases(checkout, MavenSettings.of(checkout, System.getenv(), home), progress);
    }

    /**
     * The class path that measures a release.
     *
     * @throws UnresolvableException if it, or something that it needs, cannot be had
     * @throws BadInputException if no profile of the module runs it, or its line does not compile
     */
    public List<Path> classPath(ImplementationModule module, String version)
            throws UnresolvableException, IOException, InterruptedException {
        return classPath(module, version, false);
    }

    /**
     * The class path that tests a release: the folder of the module's tests first, and with JUnit's console launcher.
     *
     * @throws UnresolvableException if it, or something that it needs, cannot be had
     * @throws BadInputException if no profile of the module runs it, or its line does not compile
     */
    public List<Path> testClassPath(ImplementationModule module, String version)
            throws UnresolvableException, IOException, InterruptedException {
        return classPath(module, version, true);
    }

    private List<Path> classPath(ImplementationModule module, String version, boolean tests)
            throws UnresolvableException, IOException, InterruptedException {
        ReleaseResolver.Build asked = asked(module, version);
        LineClasses classes = new LineClasses(checkout, module, asked.profile(), tests);
        List<Path> classPath = new ArrayList<>(List.of(classes.engine(false)));
        Model model = resolver.model(asked);
        if (tests) {
            classPath.add(0, classes.engine(true));
            String launcher = JUNIT_LAUNCHER + model.getProperties().getProperty("junit.version");
            classPath.addAll(resolver.tests(asked, List.of(launcher), classes));
        } else {
            classPath.addAll(resolver.runtime(asked, classes));
        }
        classes.compile(compiler, model, progress);
        new FeatureJars(module, version)
                .write(model, artifacts -> resolver.beside(asked, artifacts, classes))
                .ifPresent(classPath::add);
        return classPath;
    }

    /**
     * The final releases in a range that the repositories list where they list those of a line, oldest first. What is
     * listed need not resolve.
     *
     * @throws BadInputException if there is no list
     */
    public List<String> listed(ImplementationModule module, ReleaseLine line, VersionRange range) {
        try {
            Model model = resolver.model(asked(module, line.release()));
            Dependency first = model.getDependencies().stream()
                    .filter(dependency -> line.release().equals(dependency.getVersion()))
                    .findFirst()
                    .orElseThrow();
            return resolver.versions(model, first, range.toString());
        } catch (UnresolvableException e) {
            throw new BadInputException(
                    module.name() + ": the releases of " + line.profile() + " cannot be listed: " + e.getMessage());
        }
    }

    private static ReleaseResolver.Build asked(ImplementationModule module, String version) {
        return new ReleaseResolver.Build(
                module.pom(), module.line(version).profile(), Map.of(module.versionProperty(), version));
    }

    @Override
    public void close() {
        resolver.close();
    }
}
