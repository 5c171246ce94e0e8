package org.jaxrsbench.subject.resolve;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.apache.maven.model.Model;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.repository.internal.ArtifactDescriptorReaderDelegate;
import org.apache.maven.repository.internal.ArtifactDescriptorUtils;
import org.apache.maven.settings.Settings;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;
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
    private final Context context;

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
        Settings effective = settings.effective();
        this.context = Runtimes.INSTANCE
                .getRuntime()
                .create(ContextOverrides.create()
                        .withUserSettings(true)
                        .withEffectiveSettings(effective)
                        .withLocalRepositoryOverride(settings.localRepository().orElse(null))
                        .offline(settings.offline() || effective.isOffline())
                        .addRepositoriesOp(ContextOverrides.AddRepositoriesOp.PREPEND)
                        .transferListener(new FirstDownload(downloading))
                        .build());
    }

    /**
     * What a module's build is made of.
     *
     * @param pom the module's pom
     * @param profile the active profile
     * @param properties what {@code -D} would set
     */
    public record Module(Path pom, String profile, Map<String, String> properties) {}

    /**
     * The module's model with its parents, the profile and the properties worked in.
     *
     * @throws UnresolvableException if a pom that it imports cannot be had, or the pom is wrong
     */
    public Model model(Module module) throws UnresolvableException {
        DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
        Properties user = new Properties();
        user.putAll(module.properties());
        request.setPomFile(module.pom().toFile())
                .setActiveProfileIds(List.of(module.profile()))
                .setUserProperties(user)
                .setSystemProperties(System.getProperties())
                .setProcessPlugins(false)
                .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL)
                .setModelResolver(new PomResolver(
                        context.repositorySystem(), context.repositorySystemSession(), context.remoteRepositories()));
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
    public List<Path> runtime(Module module, OwnClasses classes) throws UnresolvableException {
        return classPath(module, JavaScopes.RUNTIME, List.of(), classes);
    }

    /**
     * The class path of the module's tests, less the module's own classes.
     *
     * @param more further artifacts, as {@code group:artifact:version}
     * @throws UnresolvableException if a part of it cannot be had
     */
    public List<Path> tests(Module module, List<String> more, OwnClasses classes) throws UnresolvableException {
        return classPath(module, JavaScopes.TEST, more, classes);
    }

    /**
     * The final releases of an artifact that the repositories list, oldest first.
     *
     * @param range which ones, in Maven's notation
     * @throws UnresolvableException if there is no list
     */
    public List<String> versions(Model model, org.apache.maven.model.Dependency artifact, String range)
            throws UnresolvableException {
        RepositorySystemSession session = context.repositorySystemSession();
        VersionRangeRequest request = new VersionRangeRequest(
                new DefaultArtifact(artifact.getGroupId(), artifact.getArtifactId(), "jar", range),
                repositories(model, context.repositorySystem(), session),
                "project");
        try {
            return context.repositorySystem().resolveVersionRange(session, request).getVersions().stream()
                    .map(Object::toString)
                    .filter(version -> !PRE_RELEASE.matcher(version).find())
                    .toList();
        } catch (VersionRangeResolutionException e) {
            throw new UnresolvableException(e);
        }
    }

    private List<Path> classPath(Module module, String scope, List<String> more, OwnClasses classes)
            throws UnresolvableException {
        Model model = model(module);
        RepositorySystem system = context.repositorySystem();
        DefaultRepositorySystemSession session = new DefaultRepositorySystemSession(context.repositorySystemSession());
        session.setWorkspaceReader(new CheckoutWorkspace(checkout, parent, classes));
        ArtifactDescriptorResult described = new ArtifactDescriptorResult(new ArtifactDescriptorRequest());
        new ArtifactDescriptorReaderDelegate().populateResult(session, described, model);
        List<Dependency> dependencies = new ArrayList<>(described.getDependencies());
        more.forEach(artifact -> dependencies.add(new Dependency(new DefaultArtifact(artifact), scope)));
        CollectRequest request = new CollectRequest()
                .setRootArtifact(
                        new DefaultArtifact(model.getGroupId(), model.getArtifactId(), "jar", model.getVersion()))
                .setDependencies(dependencies)
                .setManagedDependencies(described.getManagedDependencies())
                .setRepositories(repositories(model, system, session));
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

    /** Those of the settings' profiles, then the pom's; a snapshot in them is always looked up again. */
    private List<RemoteRepository> repositories(Model model, RepositorySystem system, RepositorySystemSession session) {
        Map<String, RemoteRepository> all = new LinkedHashMap<>();
        for (RemoteRepository repository : context.contextOverrides().getRepositories()) {
            if (repository != ContextOverrides.CENTRAL) { // the pom has it, last as ever
                all.put(repository.getId(), repository);
            }
        }
        for (Repository repository : model.getRepositories()) {
            all.putIfAbsent(repository.getId(), ArtifactDescriptorUtils.toRemoteRepository(repository));
        }
        List<RemoteRepository> fresh = new ArrayList<>();
        for (RemoteRepository repository : all.values()) {
            RepositoryPolicy snapshots = repository.getPolicy(true);
            fresh.add(new RemoteRepository.Builder(repository)
                    .setSnapshotPolicy(new RepositoryPolicy(
                            snapshots.isEnabled(),
                            RepositoryPolicy.UPDATE_POLICY_ALWAYS,
                            snapshots.getChecksumPolicy()))
                    .build());
        }
        return system.newResolutionRepositories(session, fresh);
    }

    @Override
    public void close() {
        context.close();
    }

    private static final class FirstDownload extends AbstractTransferListener {

        private final Runnable downloading;
        private boolean told;

        FirstDownload(Runnable downloading) {
            this.downloading = downloading;
        }

        @Override
        public synchronized void transferStarted(TransferEvent event) {
            if (!told && event.getResource().getResourceName().endsWith(".jar")) {
                told = true;
                downloading.run();
            }
        }
    }
}
