package org.jaxrsbench.cli.subject.resolve;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.repository.internal.ArtifactDescriptorReaderDelegate;
import org.eclipse.aether.RepositorySystem;
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

/**
 * Finds the class path that Maven would build for a module of a checkout under a profile, without a build: the same
 * model, the same conflicts settled in the same way, from the repositories that Maven's settings name. Nothing is kept
 * but what Maven itself keeps in the local repository, and a snapshot is looked up each time.
 */
public final class ReleaseResolver implements AutoCloseable {

    private static final Pattern PRE_RELEASE =
            Pattern.compile("[.-](alpha|beta|b|m|milestone|cr|rc|snapshot)[.-]?\\d*$", Pattern.CASE_INSENSITIVE);

    private final Path checkout;
    private final Model parent;
    private final MavenSession maven;

    /**
     * Reads Maven's settings.
     *
     * @param checkout the folder that holds the parent pom
     * @param downloading is run when a file is first fetched from a remote repository
     * @throws org.jaxrsbench.results.BadInputException if the settings or the parent pom cannot be read
     */
    public ReleaseResolver(Path checkout, MavenSettings settings, Runnable downloading) {
        this.checkout = checkout;
        this.parent = Pom.read(checkout.resolve("pom.xml"));
        this.maven = new MavenSession(settings, downloading);
    }

    /**
     * What a build of a module is told.
     *
     * @param pom the module's pom
     * @param profile the active profile
     * @param properties what {@code -D} would set
     */
    public record Build(Path pom, String profile, Map<String, String> properties) {}

    /**
     * The module's model with its parents, the profile and the properties worked in.
     *
     * @throws UnresolvableException if a pom that it imports cannot be had, or the pom is wrong
     */
    public Model model(Build build) throws UnresolvableException {
        DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
        Properties user = new Properties();
        user.putAll(build.properties());
        request.setPomFile(build.pom().toFile())
                .setActiveProfileIds(List.of(build.profile()))
                .setUserProperties(user)
                .setSystemProperties(System.getProperties())
                .setProcessPlugins(false)
                .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL)
                .setModelResolver(new PomResolver(maven));
        try {
            return new DefaultModelBuilderFactory().newInstance().build(request).getEffectiveModel();
        } catch (ModelBuildingException e) {
            throw new UnresolvableException(e);
        }
    }

    /**
     * The class path at run time, less the module's own classes.
     *
     * @throws UnresolvableException if a part of it cannot be had
     */
    public List<Path> runtime(Build build, OwnClasses classes) throws UnresolvableException {
        return classPath(build, JavaScopes.RUNTIME, List.of(), classes);
    }

    /**
     * The class path of the module's tests, less the module's own classes.
     *
     * @param more further artifacts, as {@code group:artifact:version}
     * @throws UnresolvableException if a part of it cannot be had
     */
    public List<Path> tests(Build build, List<String> more, OwnClasses classes) throws UnresolvableException {
        return classPath(build, JavaScopes.TEST, more, classes);
    }

    /**
     * What further artifacts need at run time that the module's class path does not have: with the same conflicts settled as if they were
     * dependencies of the module, after its own.
     *
     * @param more as {@code group:artifact:version}
     * @throws UnresolvableException if a part of it cannot be had
     */
    public List<Path> beside(Build build, List<String> more, OwnClasses classes) throws UnresolvableException {
        List<Path> all = new ArrayList<>(classPath(build, JavaScopes.RUNTIME, more, classes));
        all.removeAll(runtime(build, classes));
        return all;
    }

    /**
     * The final releases of an artifact that the repositories list, oldest first.
     *
     * @param range which ones, in Maven's notation
     * @throws UnresolvableException if there is no list
     */
    public List<String> versions(Model model, org.apache.maven.model.Dependency artifact, String range)
            throws UnresolvableException {
        VersionRangeRequest request = new VersionRangeRequest(
                new DefaultArtifact(artifact.getGroupId(), artifact.getArtifactId(), "jar", range),
                maven.repositories(model),
                "project");
        try {
            return maven.system().resolveVersionRange(maven.session(), request).getVersions().stream()
                    .map(Object::toString)
                    .filter(version -> !PRE_RELEASE.matcher(version).find())
                    .toList();
        } catch (VersionRangeResolutionException e) {
            throw new UnresolvableException(e);
        }
    }

    private List<Path> classPath(Build build, String scope, List<String> more, OwnClasses classes)
            throws UnresolvableException {
        Model model = model(build);
        RepositorySystem system = maven.system();
        RepositorySystemSession session = maven.session(new Workspace(classes));
        ArtifactDescriptorResult described = new ArtifactDescriptorResult(new ArtifactDescriptorRequest());
        new ArtifactDescriptorReaderDelegate().populateResult(session, described, model);
        List<Dependency> dependencies = new ArrayList<>(described.getDependencies());
        more.forEach(artifact -> dependencies.add(new Dependency(new DefaultArtifact(artifact), scope)));
        CollectRequest request = new CollectRequest()
                .setRootArtifact(
                        new DefaultArtifact(model.getGroupId(), model.getArtifactId(), "jar", model.getVersion()))
                .setDependencies(dependencies)
                .setManagedDependencies(described.getManagedDependencies())
                .setRepositories(maven.repositories(model));
        try {
            // All scopes are collected, for each takes part in the choice of versions; one is resolved.
            DependencyNode graph = system.collectDependencies(session, request).getRoot();
            return system
                    .resolveDependencies(
                            session, new DependencyRequest(graph, DependencyFilterUtils.classpathFilter(scope)))
                    .getArtifactResults()
                    .stream()
                    .map(ArtifactResult::getArtifact)
                    .filter(artifact -> !artifact.getExtension().equals("pom"))
                    .map(Artifact::getFile)
                    .map(File::toPath)
                    .toList();
        } catch (DependencyCollectionException | DependencyResolutionException e) {
            throw new UnresolvableException(e);
        }
    }

    @Override
    public void close() {
        maven.close();
    }

    /** Has the checkout's own modules taken from the checkout: they need not be installed. */
    private final class Workspace implements WorkspaceReader {

        private final WorkspaceRepository repository = new WorkspaceRepository("checkout");
        private final OwnClasses classes;

        private Workspace(OwnClasses classes) {
            this.classes = classes;
        }

        @Override
        public WorkspaceRepository getRepository() {
            return repository;
        }

        @Override
        public File findArtifact(Artifact artifact) {
            String name = artifact.getArtifactId();
            if (!artifact.getGroupId().equals(parent.getGroupId())
                    || !artifact.getVersion().equals(parent.getVersion())) {
                return null;
            }
            Path pom = checkout.resolve(name.equals(parent.getArtifactId()) ? "" : name)
                    .resolve("pom.xml");
            if (!Files.isRegularFile(pom)) {
                return null;
            }
            return artifact.getExtension().equals("pom")
                    ? pom.toFile()
                    : classes.of(name, artifact.getClassifier().equals("tests")).toFile();
        }

        @Override
        public List<String> findVersions(Artifact artifact) {
            return List.of();
        }
    }
}
