package org.jaxrsbench.loopback;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Table;

/**
 * What a server's stack is divided into, as {@code profile.csv} beside its module says.
 *
 * @param file where that is
 * @param patterns of {@code package.Class.method} by part; the first that matches a frame counts
 */
public record ProfileParts(Path file, Map<String, Pattern> patterns) {

    private static final String NAME = "profile.csv";
    private static final Table<Part> TABLE = new Table<>(Part.class, "an editor");

    /** A row of the file. */
    private record Part(String part, Pattern frames) {}

    public ProfileParts {
        patterns = Collections.unmodifiableMap(new LinkedHashMap<>(patterns));
    }

    /**
     * Those of a subject's server: of its module, or of the folder that it shares with modules beside it.
     *
     * @throws BadInputException if there is no such file, or it is wrong
     */
    public static ProfileParts of(Path checkout, HttpSubject subject) {
        Path http = checkout.resolve("bench-http");
        Path module = http.resolve(subject.module());
        for (Path folder = module; !folder.equals(http); folder = folder.getParent()) {
            if (Files.exists(folder.resolve(NAME))) {
                return read(folder.resolve(NAME));
            }
        }
        throw new BadInputException(module.resolve(NAME)
                + ": there is no such file; add one with the parts of a stack of " + subject.label());
    }

    private static ProfileParts read(Path file) {
        Map<String, Pattern> patterns = new LinkedHashMap<>();
        TABLE.read(file).forEach(part -> patterns.put(part.part(), part.frames()));
        return new ProfileParts(file, patterns);
    }

    /**
     * Makes sure that there is a part.
     *
     * @throws BadInputException if there is none of this name; the message lists them
     */
    public void require(String part) {
        if (!patterns.containsKey(part)) {
            throw new BadInputException(
                    file + ": unknown part '" + part + "'; expected one of " + String.join(", ", patterns.keySet()));
        }
    }
}
