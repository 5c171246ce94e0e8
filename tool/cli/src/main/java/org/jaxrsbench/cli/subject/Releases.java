package org.jaxrsbench.cli.subject;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.artifact.versioning.DefaultArtifactVersion;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.repository.internal.ArtifactDescriptorReaderDelegate;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.protocol.JarList;

/**
 * Makes a class path of a release: the classes of its line, compiled once, and the jars that Maven would take for its module under its
 * profile. The jars are found without a build: the same model, the same conflicts settled in the same way, from the repositories that
 * Maven's settings name. Nothing is kept but what Maven itself keeps in the local repository, and a snapshot is looked up each time.
 */
public final class Releases implements AutoCloseable {

    /** The main class of a jar, with the page: no fork needs it. */
    private static final String MAIN = "bench-main";

    private static final String FEATURE = "subject.own.";
    private static final String JUNIT_LAUNCHER = "org.junit.platform:junit-platform-console:";
    private static final Pattern PRE_RELEASE =
            Pattern.compile("[.-](alpha|beta|b|m|milestone|cr|rc|snapshot)[.-]?\\d*$", Pattern.CASE_INSENSITIVE);

    private final Path checkout;
    private final MavenSession maven;
    private final LineClasses.Compiler compiler;
    private final PrintStream progress;

    Releases(Path checkout, MavenSettings settings, LineClasses.Compiler compiler, PrintStream progress) {
        this.checkout = checkout;
        this.compiler = compiler;
        this.progress = progress;
        this.maven = new MavenSession(settings, () -> progress.println("downloading what the local repository lacks"));
    }

    /**
     * Takes releases from where a build by this user would.
     *
     * @param progress where compiling and downloading are announced
     * @throws BadInputException if Maven's settings cannot be read
     */
    public static Releases ofThisMachine(Path checkout, PrintStream progress) {
        Path home = Path.of(System.getProperty("user.home"));
        return new Releases(
                checkout, MavenSettings.of(checkout, System.getenv(), home), LineClasses.Compiler.MAVEN, progress);
    }

    /**
     * The class path that measures a release.
     *
     * @throws UnresolvableException if it, or something that it needs, cannot be had
     * @throws BadInputException if no profile of the module runs it, or its line does not compile
     */
    public List<Path> classPath(ImplementationModule module, String version) throws IOException, InterruptedException {
        return classPath(module, version, false);
    }

    /** A released jar, {@code group:artifact:version}, with what it needs to run. */
    List<Path> runtimeOf(String coordinates) {
        CollectRequest request = new CollectRequest(
                new Dependency(new DefaultArtifact(coordinates), JavaScopes.RUNTIME), maven.repositories());
        try {
            return files(
                    maven.session(),
                    new DependencyRequest(request, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME)));
        } catch (DependencyResolutionException e) {
            throw new UnresolvableException(e);
        }
    }

    private List<Path> files(RepositorySystemSession session, DependencyRequest wanted)
            throws DependencyResolutionException {
        return maven.system().resolveDependencies(session, wanted).getArtifactResults().stream()
                .map(ArtifactResult::getArtifact)
                .filter(artifact -> !artifact.getExtension().equals("pom"))
                .map(artifact -> artifact.getFile().toPath())
                .toList();
    }

    /** The class path that tests a release: the folder of the module's tests first, and with JUnit's console launcher. */
    List<Path> testClassPath(ImplementationModule module, String version) throws IOException, InterruptedException {
        return classPath(module, version, true);
    }

    private List<Path> classPath(ImplementationModule module, String version, boolean tests)
            throws IOException, InterruptedException {
        Model model = model(module, version);
        LineClasses classes =
                new LineClasses(checkout, module, module.line(version).profile(), tests);
        List<Path> classPath = new ArrayList<>();
        List<String> more = List.of();
        if (tests) {
            classPath.add(classes.engine(true));
            more = List.of(JUNIT_LAUNCHER + model.getProperties().getProperty("junit.version"));
        }
        classPath.add(classes.engine(false));
        classPath.addAll(resolved(model, tests ? JavaScopes.TEST : JavaScopes.RUNTIME, more, classes));
        classes.compile(compiler, model, progress);
        Path lists = module.folder().resolve("target/own").resolve(version);
        if (writeFeatureJars(lists, version, model, classes)) {
            classPath.add(lists);
        }
        return classPath;
    }

    /**
     * Writes lists of the jars that one scenario needs and that no other may see: one for each property {@code subject.own.<name>} of the
     * module's model. Its value is the class to register, then, unless the class path has it, artifacts as {@code group:artifact:version};
     * after a {@code |} others, which are taken if the first cannot be had; a range of releases before them, such as {@code [3.37,)}, says
     * for which. An empty one declares nothing. Where jars cannot be had, the list says why.
     *
     * @return whether the model declares any
     */
    private boolean writeFeatureJars(Path folder, String version, Model model, LineClasses classes) throws IOException {
        List<String> declared = model.getProperties().stringPropertyNames().stream()
                .filter(property -> property.startsWith(FEATURE))
                .filter(property -> !model.getProperties().getProperty(property).isBlank())
                .toList();
        for (String property : declared) {
            Path list = folder.resolve(JarList.path(property.substring(FEATURE.length())));
            String text = featureJars(model, model.getProperties().getProperty(property), version, classes);
            // A measurement may be reading the same list.
            if (!Files.exists(list) || !Files.readString(list).equals(text)) {
                Files.createDirectories(list.getParent());
                Files.writeString(list, text);
            }
        }
        return !declared.isEmpty();
    }

    /** The class to register, and the first of the choices of artifacts that can be had. */
    private String featureJars(Model model, String declared, String version, LineClasses classes) {
        String[] parts = declared.strip().split("\\s+", 2);
        if (parts.length == 1) {
            return JarList.of(parts[0], List.of()).toText(); // the class path has it
        }
        String reason = "";
        for (String choice : parts[1].split("\\|")) {
            List<String> artifacts = artifacts(choice, version);
            try {
                if (!artifacts.isEmpty()) {
                    // As if the module declared these artifacts last, less what its class path has.
                    List<Path> jars = new ArrayList<>(resolved(model, JavaScopes.RUNTIME, artifacts, classes));
                    jars.removeAll(resolved(model, JavaScopes.RUNTIME, List.of(), classes));
                    return JarList.of(parts[0], jars).toText();
                }
            } catch (UnresolvableException e) {
                reason = reason.isEmpty() ? e.getMessage() : reason;
            }
        }
        return JarList.none("its jars cannot be had: " + reason).toText();
    }

    /** The artifacts of a choice; none if the range before them leaves the release out. */
    private static List<String> artifacts(String choice, String version) {
        List<String> words = List.of(choice.strip().split("\\s+"));
        if (!words.get(0).matches("[\\[(].*")) {
            return words;
        }
        boolean fits =
                ImplementationModule.range(words.get(0), choice).containsVersion(new DefaultArtifactVersion(version));
        return fits ? words.subList(1, words.size()) : List.of();
    }

    /** The final releases of a line that the repositories list, oldest first. What is listed need not resolve. */
    List<String> listed(ImplementationModule module, ImplementationModule.Line line) {
        try {
            Model model = model(module, line.release());
            var first = model.getDependencies().stream()
                    .filter(dependency -> line.release().equals(dependency.getVersion()))
                    .findFirst()
                    .orElseThrow();
            VersionRangeRequest request = new VersionRangeRequest(
                    new DefaultArtifact(
                            first.getGroupId(),
                            first.getArtifactId(),
                            "jar",
                            line.versions().toString()),
                    maven.repositories(model),
                    "project");
            return maven.system().resolveVersionRange(maven.session(), request).getVersions().stream()
                    .map(Object::toString)
                    .filter(version -> !PRE_RELEASE.matcher(version).find())
                    .toList();
        } catch (UnresolvableException | VersionRangeResolutionException e) {
            throw new BadInputException(
                    module.name() + ": the releases of " + line.profile() + " cannot be listed: " + e.getMessage());
        }
    }

    /** The module's model with its parents, the profile and the version worked in. */
    private Model model(ImplementationModule module, String version) {
        Properties user = new Properties();
        user.setProperty(module.versionProperty(), version);
        ModelBuildingRequest request = new DefaultModelBuildingRequest()
                .setPomFile(module.pom().toFile())
                .setActiveProfileIds(List.of(module.line(version).profile()))
                .setUserProperties(user)
                .setSystemProperties(System.getProperties())
                .setProcessPlugins(false)
                .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL)
                .setModelResolver(maven.new PomResolver());
        try {
            return new DefaultModelBuilderFactory().newInstance().build(request).getEffectiveModel();
        } catch (ModelBuildingException e) {
            throw new UnresolvableException(e);
        }
    }

    /** The class path of a scope, less the module's own classes, with further artifacts. */
    private List<Path> resolved(Model model, String scope, List<String> more, LineClasses classes) {
        RepositorySystemSession session =
                maven.session(new Workspace(checkout, model.getParent(), classes, new WorkspaceRepository("checkout")));
        ArtifactDescriptorResult described = new ArtifactDescriptorResult(new ArtifactDescriptorRequest());
        new ArtifactDescriptorReaderDelegate().populateResult(session, described, model);
        List<Dependency> dependencies = new ArrayList<>(described.getDependencies());
        dependencies.removeIf(each -> each.getArtifact().getArtifactId().equals(MAIN));
        more.forEach(artifact -> dependencies.add(new Dependency(new DefaultArtifact(artifact), scope)));
        CollectRequest request = new CollectRequest()
                .setRootArtifact(
                        new DefaultArtifact(model.getGroupId(), model.getArtifactId(), "jar", model.getVersion()))
                .setDependencies(dependencies)
                .setManagedDependencies(described.getManagedDependencies())
                .setRepositories(maven.repositories(model));
        try {
            // All scopes are collected, for each takes part in the choice of versions; one is resolved.
            DependencyNode graph =
                    maven.system().collectDependencies(session, request).getRoot();
            return files(session, new DependencyRequest(graph, DependencyFilterUtils.classpathFilter(scope)));
        } catch (DependencyCollectionException | DependencyResolutionException e) {
            throw new UnresolvableException(e);
        }
    }

    @Override
    public void close() {
        maven.close();
    }

    /** Has the checkout's own modules taken from the checkout: they need not be installed. */
    private record Workspace(Path checkout, Parent parent, LineClasses classes, WorkspaceRepository getRepository)
            implements WorkspaceReader {

        @Override
        public File findArtifact(Artifact artifact) {
            String name = artifact.getArtifactId();
            if (!artifact.getGroupId().equals(parent.getGroupId())
                    || !artifact.getVersion().equals(parent.getVersion())) {
                return null;
            }
            // A namespace's jars are named by a pom below what all engines share.
            String below = name.replaceFirst("^bench-", "");
            Stream<String> folders = Stream.of(
                    name.equals(parent.getArtifactId()) ? "" : name, "bench-common/" + below, "tool/" + below);
            boolean isPom = artifact.getExtension().equals("pom");
            return folders.map(folder -> checkout.resolve(folder).resolve("pom.xml"))
                    .filter(Files::isRegularFile)
                    .findFirst()
                    .map(pom -> isPom
                            ? pom
                            : classes.of(name, artifact.getClassifier().equals("tests")))
                    .map(Path::toFile)
                    .orElse(null);
        }

        @Override
        public List<String> findVersions(Artifact artifact) {
            return List.of();
        }
    }
}
