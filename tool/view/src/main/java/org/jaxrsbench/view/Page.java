package org.jaxrsbench.view;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One HTML file with all that it needs. Its Content-Security-Policy lets run the scripts and styles that are in it, by their
 * hashes, and nothing else; what was read from files stands in it as JSON, which the scripts set as text.
 */
final class Page {

    /** The scripts that draw charts, in loading order. They need no document. */
    static final List<String> CHARTS = List.of("marks.js", "dots.js", "history.js", "growth.js");

    private static final String WEB_JAR = "/META-INF/resources/webjars/d3/7.9.0/";

    private static final String STYLE = text("chart.css") + text("page.css") + "@media (prefers-color-scheme: dark) {\n"
            + text("dark.css") + text("page-dark.css") + "}\n";

    private static final List<String> SCRIPTS =
            List.of(d3(), CHARTS.stream().map(Page::text).collect(Collectors.joining("\n")), text("page.js"));

    private static final String POLICY = "default-src 'none'; style-src " + hash(STYLE) + "; script-src "
            + SCRIPTS.stream().map(Page::hash).collect(Collectors.joining(" "))
            + "; base-uri 'none'; form-action 'none'";

    // No picture shows more, and a third of a page would be digits.
    private static final MathContext DIGITS = new MathContext(6);

    /** Writes what the scripts draw; what is no number, such as the ends of an interval that there is not, is null. */
    static final ObjectMapper JSON = new ObjectMapper();

    static {
        JsonSerializer<Double> rounded = new JsonSerializer<>() {
            @Override
            public void serialize(Double value, JsonGenerator json, SerializerProvider provider) throws IOException {
                if (Double.isFinite(value)) {
                    json.writeNumber(new BigDecimal(value).round(DIGITS).doubleValue());
                } else {
                    json.writeNull();
                }
            }
        };
        JSON.registerModule(
                new SimpleModule().addSerializer(Double.class, rounded).addSerializer(double.class, rounded));
    }

    private Page() {}

    /** A file beside this class. */
    static String text(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    /** D3 with its license, complete. */
    private static String d3() {
        String license = text(WEB_JAR + "LICENSE").strip();
        return "/*\n" + license.replace("*/", "* /") + "\n*/\n" + text(WEB_JAR + "dist/d3.min.js");
    }

    /** The file's text. */
    static String html(Report report) {
        String scripts = SCRIPTS.stream()
                .map(script -> "<script>" + script + "</script>\n")
                .collect(Collectors.joining());
        return text("page.html").formatted(POLICY, escaped(report.headline()), STYLE, json(report), scripts);
    }

    /** JSON that cannot end the element that it stands in, whatever is in its texts. */
    static String json(Report report) {
        try {
            return JSON.writeValueAsString(report)
                    .replace("&", "\\u0026")
                    .replace("<", "\\u003c")
                    .replace(">", "\\u003e")
                    .replace("\u2028", "\\u2028")
                    .replace("\u2029", "\\u2029");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts and numbers can be written", e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
