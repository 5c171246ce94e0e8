package org.jaxrsbench.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Somebody else's application, which is measured in place of the shared resources: what the tool leaves as JSON on the class path for
 * the JVM that runs it. The application's jars are on that class path as well.
 *
 * @param jars those that are searched for resources and providers, unless classes are named; the names of files on the class path
 * @param classes names of resource and provider classes; empty to search the jars
 * @param application name of a class that extends JAX-RS' {@code Application}, which registers what it says; empty for none
 * @param validation whether the implementation is to check constraints
 * @param json the implementation's own JSON: {@code own-jackson} or {@code own-json-b}; empty if the application brings its own
 * @param late whether some answers come after methods have returned
 * @param requests what is sent, each checked
 * @param digest of the application and its requests as they were given, whatever was made of them for this JVM: figures of two digests are
 *     not comparable
 */
public record UserApplication(
        List<String> jars,
        List<String> classes,
        String application,
        boolean validation,
        String json,
        boolean late,
        List<UserRequest> requests,
        String digest) {

    /** The name of its file on the class path. */
    public static final String FILE = "META-INF/jaxrsbench/application.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /** Copies the lists. */
    public UserApplication {
        jars = List.copyOf(jars);
        classes = List.copyOf(classes);
        requests = List.copyOf(requests);
    }

    /**
     * A header of a request.
     *
     * @param name its name
     * @param value its value, in ISO 8859-1
     */
    public record Header(String name, String value) {}

    /**
     * A request, and what it is to be answered.
     *
     * @param name what cases call it
     * @param method such as {@code GET}
     * @param path below the root, with a query if it has one, without a slash in front
     * @param headers in their order
     * @param body its bytes; of length 0 for none
     * @param weight how often it comes in a round of the mix; 0 for never
     * @param answer what is expected; its status is 0 before that was recorded
     */
    public record UserRequest(
            String name, String method, String path, List<Header> headers, byte[] body, int weight, Answer answer) {

        /** Copies the list. */
        public UserRequest {
            headers = List.copyOf(headers);
        }
    }

    /**
     * An answer.
     *
     * @param status from 100 to 599
     * @param type media type; empty for none
     * @param body bytes of the entity
     * @param anyBody whether any type and entity will do
     */
    public record Answer(int status, String type, byte[] body, boolean anyBody) {

        /** Whether there can be an entity: none answers HEAD, or has the status 1xx, 204 or 304 (RFC 9110, 6.4.1). */
        public static boolean mayHaveEntity(String method, int status) {
            return !method.equals("HEAD") && status >= 200 && status != 204 && status != 304;
        }
    }

    /**
     * What a subject answered, when it was asked before anything is measured.
     *
     * @param status 0 for none
     * @param type media type; empty for none
     * @param entity its bytes
     * @param late whether it came after the resource's method had returned
     * @param wrong why there is none, or what is not as expected; empty if nothing is wrong
     */
    public record Reply(int status, String type, byte[] entity, boolean late, String wrong) {

        /** As a line of JSON. */
        public String toLine() {
            return json(this);
        }
    }

    private static String json(Record value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("plain fields can be written", e);
        }
    }

    /** This application, whose answers may be late, without some requests in the mix; what it measures has another digest then. */
    public UserApplication rehearsed(boolean answersLate, Set<String> notInMix) {
        List<UserRequest> sent = requests.stream()
                .map(r -> notInMix.contains(r.name())
                        ? new UserRequest(r.name(), r.method(), r.path(), r.headers(), r.body(), 0, r.answer())
                        : r)
                .toList();
        String other = notInMix.isEmpty() ? digest : digest + "-" + Integer.toHexString(notInMix.hashCode());
        return new UserApplication(jars, classes, application, validation, json, answersLate, sent, other);
    }

    /** This application as JSON. */
    public byte[] toJson() {
        return json(this).getBytes(StandardCharsets.UTF_8);
    }

    /** The application on the class path; empty if there is none. */
    public static Optional<UserApplication> here() {
        try (InputStream in = UserApplication.class.getClassLoader().getResourceAsStream(FILE)) {
            return in == null ? Optional.empty() : Optional.of(JSON.readValue(in, UserApplication.class));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " on the class path", e);
        }
    }
}
