package org.jaxrsbench.cli.subject;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.apache.maven.repository.internal.ArtifactDescriptorUtils;
import org.apache.maven.settings.Settings;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Maven's resolver, set up as Maven's settings say: local repository, mirrors, proxies, credentials, offline or not. */
final class MavenSession implements AutoCloseable {

    private final Context context;

    /** Reads the settings; the action is run when a jar is first fetched from a remote repository. */
    MavenSession(MavenSettings settings, Runnable downloading) {
        Settings effective = settings.effective();
        context = Runtimes.INSTANCE
                .getRuntime()
                .create(ContextOverrides.create()
                        .withUserSettings(true)
                        .withEffectiveSettings(effective)
                        .withLocalRepositoryOverride(settings.localRepository().orElse(null))
                        .offline(settings.offline() || effective.isOffline())
                        // So a repository "central" of the settings takes the place of the usual one.
                        .addRepositoriesOp(ContextOverrides.AddRepositoriesOp.PREPEND)
                        .transferListener(new AbstractTransferListener() {
                            private boolean told;

                            @Override
                            public synchronized void transferStarted(TransferEvent event) {
                                if (!told
                                        && event.getResource().getResourceName().endsWith(".jar")) {
                                    told = true;
                                    downloading.run();
                                }
                            }
                        })
                        .build());
    }

    RepositorySystem system() {
        return context.repositorySystem();
    }

    RepositorySystemSession session() {
        return context.repositorySystemSession();
    }

    /** A session that asks a workspace first. */
    RepositorySystemSession session(WorkspaceReader workspace) {
        DefaultRepositorySystemSession session = new DefaultRepositorySystemSession(session());
        session.setWorkspaceReader(workspace);
        return session;
    }

    /** The repositories of the settings' profiles, then those of the pom, through the mirrors; snapshots are always looked up again. */
    List<RemoteRepository> repositories(Model model) {
        Map<String, RemoteRepository> all = new LinkedHashMap<>();
        for (RemoteRepository repository : context.contextOverrides().getRepositories()) {
            if (repository != ContextOverrides.CENTRAL) { // every pom has it, last
                all.put(repository.getId(), repository);
            }
        }
        for (Repository repository : model.getRepositories()) {
            all.putIfAbsent(repository.getId(), ArtifactDescriptorUtils.toRemoteRepository(repository));
        }
        return system().newResolutionRepositories(
                        session(),
                        all.values().stream().map(MavenSession::fresh).toList());
    }

    /** The repositories of the settings, and Maven Central. */
    List<RemoteRepository> repositories() {
        return context.remoteRepositories();
    }

    private static RemoteRepository fresh(RemoteRepository repository) {
        RepositoryPolicy snapshots = repository.getPolicy(true);
        return new RemoteRepository.Builder(repository)
                .setSnapshotPolicy(new RepositoryPolicy(
                        snapshots.isEnabled(), RepositoryPolicy.UPDATE_POLICY_ALWAYS, snapshots.getChecksumPolicy()))
                .build();
    }

    @Override
    public void close() {
        context.close();
    }

    /** Finds the poms that a pom of the checkout imports. */
    final class PomResolver implements ModelResolver {

        @Override
        public FileModelSource resolveModel(String groupId, String artifactId, String version)
                throws UnresolvableModelException {
            try {
                DefaultArtifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", version);
                return new FileModelSource(system().resolveArtifact(
                                session(), new ArtifactRequest(pom, context.remoteRepositories(), "project"))
                        .getArtifact()
                        .getFile());
            } catch (ArtifactResolutionException e) {
                throw new UnresolvableModelException(e.getMessage(), groupId, artifactId, version, e);
            }
        }

        @Override
        public FileModelSource resolveModel(Parent parent) throws UnresolvableModelException {
            return resolveModel(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
        }

        @Override
        public FileModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
            return resolveModel(dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion());
        }

        @Override
        public void addRepository(Repository repository) {
            // those of the settings and of the project are asked, no others
        }

        @Override
        public void addRepository(Repository repository, boolean replace) {
            // as above
        }

        @Override
        public ModelResolver newCopy() {
            return this;
        }
    }
}
