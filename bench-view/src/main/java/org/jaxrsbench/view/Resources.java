package org.jaxrsbench.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Scripts and styles on the class path. */
final class Resources {

    /** What draws charts, in the order in which they are loaded. They need no document. */
    static final List<String> CHARTS =
            List.of("marks.js", "dots.js", "panels.js", "history.js", "growth.js", "waterfall.js");

    private static final String WEB_JAR = "/META-INF/resources/webjars/d3/7.9.0/";

    private Resources() {}

    /** A file beside this class. */
    static String text(String name) {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    /** D3 with its license, complete. */
    static String d3() {
        String license = text(WEB_JAR + "LICENSE").strip();
        return "/*\n" + license.replace("*/", "* /") + "\n*/\n" + text(WEB_JAR + "dist/d3.min.js");
    }
}
