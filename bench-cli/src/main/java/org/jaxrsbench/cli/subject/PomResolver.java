package org.jaxrsbench.cli.subject;

import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Finds the poms that a pom of the checkout imports. */
record PomResolver(MavenSession maven) implements ModelResolver {

    @Override
    public FileModelSource resolveModel(String groupId, String artifactId, String version)
            throws UnresolvableModelException {
        try {
            DefaultArtifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", version);
            return new FileModelSource(maven.system()
                    .resolveArtifact(maven.session(), new ArtifactRequest(pom, maven.repositories(), "project"))
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
