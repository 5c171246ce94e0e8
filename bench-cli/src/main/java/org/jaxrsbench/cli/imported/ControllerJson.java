package org.jaxrsbench.cli.imported;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.filter.FilteringParserDelegate;
import com.fasterxml.jackson.core.filter.TokenFilter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.results.BadInputException;

/** What Hyperfoil's controller reports of a run, checked. */
final class ControllerJson {

    private static final String SCHEMA = "/run-schema/";
    private static final long MOST_BYTES = 256L << 20;
    private static final int MOST_USERS = 999_999_999;
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Most of a file, and nothing that is read here: what each second and each agent gave. */
    private static final Set<String> SKIPPED =
            Set.of("histogram", "series", "sessions", "agents", "connections", "agentCpu");

    private ControllerJson() {}

    /**
     * One metric of one iteration of a phase.
     *
     * @param fork name of the scenario's variant; empty if there is one
     * @param users the most sessions at the same time, from 1
     * @param failed whether a request had an error, a wrong status, or no answer
     * @param seconds from the phase's start to its end
     * @param p50 median latency in microseconds
     * @param p99 99th percentile, the same
     * @param p999 99.9th percentile, the same
     */
    record Entry(
            String phase,
            String iteration,
            String fork,
            String metric,
            int users,
            boolean failed,
            long responses,
            double seconds,
            double p50,
            double p99,
            double p999) {}

    /** Whether a document is such a report: it says so. */
    static boolean looksLike(JsonNode json) {
        return json.path("$schema").asText().contains(SCHEMA) && json.has("stats");
    }

    /**
     * Whether a file holds such a report; what is no JSON does not.
     *
     * @throws BadInputException if it is missing or too long
     */
    static boolean looksLike(Path file) {
        checkLength(file);
        try {
            return looksLike(tree(file));
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * What a report says was measured, in the order of the file; not empty. Warm-ups are left out.
     *
     * @throws BadInputException if it is missing, too long, or not such a report
     */
    static List<Entry> read(Path file) {
        JsonNode json = parse(file);
        if (!looksLike(json)) {
            throw new BadInputException(file + ": is not a controller's report; expected a $schema with " + SCHEMA
                    + " and stats, as /run/<id>/stats/all/json answers");
        }
        JsonFields root = new JsonFields(file, "", json);
        if (json.path("info").path("cancelled").asBoolean()) {
            throw new BadInputException(file + ": the run was cancelled; import one that came to its end");
        }
        List<Entry> entries = new ArrayList<>();
        Set<List<String>> seen = new HashSet<>();
        for (JsonFields stats : root.array("stats")) {
            if (stats.flag("isWarmup")) {
                continue;
            }
            Entry entry = entry(stats);
            if (!seen.add(List.of(entry.phase(), entry.iteration(), entry.fork(), entry.metric()))) {
                throw stats.error(
                        "metric",
                        "is '" + entry.metric()
                                + "' as of an earlier step; give each step of the YAML file its own metric");
            }
            entries.add(entry);
        }
        if (entries.isEmpty()) {
            throw new BadInputException(
                    file + ": holds no statistics other than of warm-ups; import a run that has some");
        }
        return entries;
    }

    private static Entry entry(JsonFields stats) {
        JsonFields total = stats.object("total");
        JsonFields summary = total.object("summary");
        long responses = summary.count("responseCount");
        long broken = summary.count("connectionErrors");
        long timeouts = summary.count("requestTimeouts");
        // A request that timed out closes its connection, which is counted once more.
        long lost = summary.count("requestCount") - responses - Math.max(broken, timeouts);
        boolean failed = responses == 0
                || broken + timeouts + summary.count("internalErrors") + summary.count("invalid") > 0
                || lost > 0;
        // Statistics of nothing begin at the end of time.
        double seconds = failed ? Double.NaN : (total.count("end") - total.count("start")) / 1e3;
        if (seconds <= 0) {
            throw total.error("end", "is not after start; expected milliseconds since 1970");
        }
        JsonFields percentiles = summary.object("percentileResponseTime");
        return new Entry(
                stats.text("phase"),
                stats.textOrNone("iteration"),
                stats.textOrNone("fork"),
                stats.text("metric"),
                (int) Math.min(MOST_USERS, Math.max(1, total.count("maxSessions"))),
                failed,
                responses,
                seconds,
                percentiles.count("50.0") / 1e3,
                percentiles.count("99.0") / 1e3,
                percentiles.count("99.9") / 1e3);
    }

    private static JsonNode parse(Path file) {
        checkLength(file);
        try {
            return tree(file);
        } catch (IOException e) {
            String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            throw new BadInputException(file + ": is not JSON: "
                    + why.lines().findFirst().orElse("") + "; expected what /run/<id>/stats/all/json answers");
        }
    }

    private static void checkLength(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new BadInputException(file + ": has " + Files.size(file) + " bytes; expected at most "
                        + MOST_BYTES + "; import a run of fewer phases");
            }
        } catch (IOException e) {
            throw new BadInputException(file + ": there is no such file; correct its name");
        }
    }

    /** The one value of the file, without what is skipped. */
    private static JsonNode tree(Path file) throws IOException {
        try (JsonParser whole = JSON.createParser(file.toFile());
                JsonParser parser = new FilteringParserDelegate(
                        whole, new Skipping(), TokenFilter.Inclusion.INCLUDE_ALL_AND_PATH, true)) {
            JsonNode json = JSON.readTree(parser);
            if (json == null || parser.nextToken() != null) {
                throw new IOException("it holds " + (json == null ? "nothing" : "more than one value"));
            }
            return json;
        }
    }

    /** Everything but what is not read: a long run's file is hundreds of times what is. */
    private static final class Skipping extends TokenFilter {

        @Override
        public TokenFilter includeProperty(String name) {
            return SKIPPED.contains(name) ? null : this;
        }

        @Override
        public boolean includeEmptyArray(boolean contentsFiltered) {
            return true;
        }

        @Override
        public boolean includeEmptyObject(boolean contentsFiltered) {
            return true;
        }
    }
}
