package org.jaxrsbench.studies.claims;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.format.CsvFiles;

/** What a live pool said when the pairs were drawn. */
record FixedPool(Map<String, String> asked) implements VerdictDraw.Pool {

    static final List<String> COLUMNS = List.of("asked", "answer");

    /** Of a file. */
    static FixedPool of(Path file) {
        return new FixedPool(CsvFiles.read(file, COLUMNS).stream()
                .collect(Collectors.toMap(
                        line -> line.fields().get(0), line -> line.fields().get(1))));
    }

    static List<String> split(String cases) {
        return cases.isEmpty() ? List.of() : List.of(cases.split("\\|"));
    }

    @Override
    public List<String> releases(String implementation) {
        return List.of(asked.get("releases " + implementation).split(" "));
    }

    @Override
    public List<String> cases(String implementation, VerdictDraw.Stratum stratum) {
        return split(asked.get("cases " + implementation + " " + stratum.name()));
    }

    @Override
    public String why(String baseline, String candidate, String cases) {
        String first = asked.get("release " + baseline);
        if (!first.isEmpty()) {
            return first;
        }
        String second = asked.get("release " + candidate);
        return second.isEmpty() ? asked.get("pair " + baseline + " " + candidate + " " + cases) : second;
    }
}
