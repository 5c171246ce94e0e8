package org.jaxrsbench.subject.resolve;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Model;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;

/** Has the checkout's own modules taken from the checkout: they need not be installed. */
final class CheckoutWorkspace implements WorkspaceReader {

    private final WorkspaceRepository repository = new WorkspaceRepository("checkout");
    private final Path checkout;
    private final Model parent;
    private final OwnClasses classes;

    /** Knows the modules whose folders have the artifacts' names. */
    CheckoutWorkspace(Path checkout, Model parent, OwnClasses classes) {
        this.checkout = checkout;
        this.parent = parent;
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
