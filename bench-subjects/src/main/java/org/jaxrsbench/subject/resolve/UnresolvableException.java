package org.jaxrsbench.subject.resolve;

/** A release, or something that it needs, cannot be had. The message is one line and says what and from where. */
public final class UnresolvableException extends Exception {

    private static final long serialVersionUID = 1L;

    UnresolvableException(Throwable e) {
        super(reason(e), e);
    }

    /** What went wrong at the bottom, without addresses. */
    private static String reason(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = root.getMessage() == null ? root.toString() : root.getMessage();
        return text.strip().lines().findFirst().orElse("").replaceAll("\\s*\\(?\\b[a-z]+:/+\\S+\\)?", "");
    }
}
