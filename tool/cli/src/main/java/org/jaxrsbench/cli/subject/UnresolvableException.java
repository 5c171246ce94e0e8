package org.jaxrsbench.cli.subject;

import org.apache.maven.model.building.ModelBuildingException;
import org.eclipse.aether.RepositoryException;

/** A release, or something that it needs, cannot be had. The message is one line and says what and from where. */
public final class UnresolvableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnresolvableException(RepositoryException e) {
        super(oneLine(deepest(e).getMessage()), e);
    }

    UnresolvableException(ModelBuildingException e) {
        super(oneLine(e.getProblems().get(0).getMessage()), e);
    }

    /** The last one that still says what was looked for: below it are sockets and files. */
    private static Throwable deepest(RepositoryException e) {
        Throwable deepest = e;
        while (deepest.getCause() instanceof RepositoryException) {
            deepest = deepest.getCause();
        }
        return deepest;
    }

    /** Without addresses: who reads it knows the repository by its name. */
    private static String oneLine(String message) {
        return message.strip().lines().findFirst().orElse("").replaceAll("\\s*\\(?\\b[a-z]+:/+\\S+\\)?", "");
    }
}
