package org.jaxrsbench.driver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/**
 * A program that makes requests, as {@code bench-http/generators.csv} describes it.
 *
 * @param name what the command line calls it
 * @param kind how it is driven
 * @param models which of the load models it knows: {@code closed}, {@code open}
 * @param module Maven module that builds it, below {@code bench-http}; empty if it is not built here
 * @param program the jar that starts it, below {@code bench-http}; empty if it is not built here
 * @param template file of a slice's load, below {@code bench-http}, with <code>{model}</code> for the model; empty for
 *     none
 * @param flags JVM flags of its own
 * @param processes how many of it divide the load among them, from 1; no column of the file
 */
public record LoadGenerator(
        String name,
        Kind kind,
        List<String> models,
        String module,
        String program,
        String template,
        List<String> flags,
        int processes) {

    private static final List<String> COLUMNS =
            List.of("generator,kind,models,module,program,template,flags".split(","));
    private static final String OPEN = "open";

    /** How a generator is driven. */
    public enum Kind {
        /** A JVM that stays for all slices of a run and takes commands. */
        OWN_JVM("own-jvm"),
        /** The wrk command, once a slice. */
        WRK("wrk");

        private final String label;

        Kind(String label) {
            this.label = label;
        }
    }

    /**
     * All of a checkout, by name; the first one is the default.
     *
     * @throws BadInputException if the file is missing, empty or wrong
     */
    public static Map<String, LoadGenerator> all(Path checkout) {
        Path file = checkout.resolve("bench-http/generators.csv");
        Map<String, LoadGenerator> generators = new LinkedHashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            List<String> f = line.fields();
            LoadGenerator generator = new LoadGenerator(
                    f.get(0), kind(line, f.get(1)), words(f.get(2)), f.get(3), f.get(4), f.get(5), words(f.get(6)), 1);
            if (generators.put(generator.name(), generator) != null) {
                throw line.error(
                        "generator '" + generator.name() + "' is in an earlier line already; remove one of them");
            }
        }
        if (generators.isEmpty()) {
            throw new BadInputException(file + ": there is no load generator; add a line");
        }
        return generators;
    }

    /**
     * The one of this name, or the default.
     *
     * @param name null for the default
     * @throws BadInputException if there is no such generator; the message lists them
     */
    public static LoadGenerator of(Path checkout, String name) {
        Map<String, LoadGenerator> all = all(checkout);
        if (name == null) {
            return all.values().iterator().next();
        }
        if (!all.containsKey(name)) {
            throw new BadInputException(
                    "--load " + name + ": unknown load generator; expected one of " + String.join(", ", all.keySet()));
        }
        return all.get(name);
    }

    private static Kind kind(CsvFiles.Line line, String label) {
        return Stream.of(Kind.values())
                .filter(k -> k.label.equals(label))
                .findFirst()
                .orElseThrow(() -> line.error("kind '" + label + "': expected own-jvm or wrk; correct it"));
    }

    private static List<String> words(String text) {
        return Stream.of(text.split(" ")).filter(w -> !w.isEmpty()).toList();
    }

    /**
     * So many of it, which divide the load among them and are told to begin together.
     *
     * @param number from 1
     */
    public LoadGenerator times(int number) {
        return new LoadGenerator(name, kind, models, module, program, template, flags, number);
    }

    /** Whether several of it can divide a load among them: one that is driven by commands can be told when to begin. */
    public boolean canDivide() {
        return kind == Kind.OWN_JVM;
    }

    /** What messages call one of its processes. */
    String label(int index) {
        return processes == 1 ? "the load generator" : "load generator " + (index + 1) + " of " + processes;
    }

    /** Whether it knows the open model. */
    public boolean knowsOpenModel() {
        return models.contains(OPEN);
    }

    /**
     * Starts it.
     *
     * @throws IOException if it cannot be started
     * @throws BadInputException if it is not installed
     */
    LoadSource start(Path checkout) throws IOException {
        return switch (kind) {
            case OWN_JVM -> new OwnJvmLoad(checkout.resolve("bench-http"), this);
            case WRK -> new WrkLoad();
        };
    }
}
