package org.jaxrsbench.resteasy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class path without RESTEasy's integration of Bean Validation. RESTEasy registers what the service files on the
 * context class loader name, and validates as soon as the validator is among it, methods without a constraint too; so
 * those lines are left out of what it reads. It has a setting for that in some releases and none in others; this works
 * in all of them, and what it registers is what it would without the jar.
 */
final class ValidationHidden extends ClassLoader {

    private static final String SERVICES = "META-INF/services/";
    private static final List<String> NAMES = List.of(
            "org.jboss.resteasy.plugins.validation.",
            // Release 3 has its mapper elsewhere, and names it only together with the validator.
            "org.jboss.resteasy.api.validation.");

    private ValidationHidden(ClassLoader all) {
        super(all);
    }

    /** Runs with such a class path as the thread's. */
    static void during(Runnable action) {
        Thread thread = Thread.currentThread();
        ClassLoader all = thread.getContextClassLoader();
        thread.setContextClassLoader(new ValidationHidden(all));
        try {
            action.run();
        } finally {
            thread.setContextClassLoader(all);
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        Enumeration<URL> all = super.getResources(name);
        if (!name.startsWith(SERVICES)) {
            return all;
        }
        List<URL> filtered = new ArrayList<>();
        while (all.hasMoreElements()) {
            filtered.add(filtered(all.nextElement()));
        }
        return Collections.enumeration(filtered);
    }

    private static URL filtered(URL file) throws IOException {
        return new URL(file, file.toString(), new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL same) {
                return new Filtered(file);
            }
        });
    }

    private static final class Filtered extends URLConnection {

        Filtered(URL file) {
            super(file);
        }

        @Override
        public void connect() {
            // read when asked
        }

        @Override
        public InputStream getInputStream() throws IOException {
            // No cache: it would keep the jar open.
            URLConnection file = url.openConnection();
            file.setUseCaches(false);
            try (InputStream in = file.getInputStream()) {
                String kept = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> NAMES.stream().noneMatch(line::startsWith))
                        .collect(Collectors.joining("\n"));
                return new ByteArrayInputStream(kept.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
