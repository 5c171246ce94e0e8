package org.jaxrsbench.view;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.CheckCsv;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.stats.Summary;

/** A check's result as files that build servers read. */
final class CheckFiles {

    private CheckFiles() {}

    /** Writes {@code check.csv}, {@code check.json}, {@code junit.xml}, {@code summary.md}, {@code notes.txt} and {@code bigger-is-better.json}. */
    static void write(CheckReport report, Path folder) throws IOException {
        CheckResult result = report.result();
        CheckCsv.write(result, VerdictWords::of, folder.resolve("check.csv"));
        writeJson(json(report), folder.resolve("check.json"));
        Files.writeString(folder.resolve("summary.md"), report.markdown());
        Files.write(folder.resolve("notes.txt"), report.notes());
        writeJUnit(report, folder.resolve("junit.xml"));
        Metric metric = result.metric();
        writeJson(
                result.rows().stream()
                        .filter(row -> row.candidate().isPresent())
                        .map(row -> trend(metric, row, row.candidate().orElseThrow()))
                        .toList(),
                folder.resolve("bigger-is-better.json"));
    }

    private static void writeJson(Object value, Path file) throws IOException {
        JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build().writeValue(file.toFile(), value);
    }

    /**
     * {@code docs/reference/check.schema.json} says what each field is. Fields are added under the same version; one that goes or changes
     * its meaning makes another version. What is not known is left out.
     */
    private static Map<String, Object> json(CheckReport report) {
        CheckResult result = report.result();
        CheckResult.Conditions conditions = result.conditions();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("version", 1);
        json.put("verdict", result.verdict());
        json.put("baseline", result.baseline());
        json.put("candidate", result.candidate());
        json.put("metric", result.metric().label());
        json.put("unit", result.metric().unit());
        json.put("tolerance", result.tolerance());
        json.put(
                "conditions",
                sorted(Map.of(
                        "jdks", conditions.jdks(),
                        "cores", conditions.environment().require("cores"),
                        "pairing", conditions.pairing().label(),
                        "stored-runs", 0)));
        json.put("cases", result.rows().stream().map(CheckFiles::json).toList());
        json.put("notes", report.notes());
        return json;
    }

    private static Map<String, Object> json(Row row) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("benchmark", row.benchmarkCase().benchmark());
        json.put("params", row.benchmarkCase().params().values());
        json.put("mode", row.benchmarkCase().mode());
        json.put("threads", row.benchmarkCase().threads());
        json.put("verdict", row.verdict());
        score(row.baseline()).ifPresent(score -> json.put("baseline", score));
        score(row.candidate()).ifPresent(score -> json.put("candidate", score));
        Estimate change = row.change();
        if (change.hasInterval()) {
            json.put(
                    "change",
                    sorted(Map.of(
                            "estimate", change.change(),
                            "low", change.lowChange(),
                            "high", change.highChange(),
                            "pairs", change.n())));
        }
        if (!Double.isNaN(row.p())) {
            json.put("p", row.p());
        }
        json.put("look", row.look());
        json.put("detail", VerdictWords.of(row.reason()));
        return json;
    }

    private static Optional<Map<String, Double>> score(Optional<Summary> summary) {
        return summary.map(of -> sorted(
                of.hasInterval()
                        ? Map.of("score", of.score(), "low", of.low(), "high", of.high())
                        : Map.of("score", of.score())));
    }

    /** Figures for the action github-action-benchmark, as goodness: its mode for JMH would let a drop in throughput pass. */
    private static Map<String, Object> trend(Metric metric, Row row, Summary score) {
        boolean higher = metric.higherIsBetter();
        return sorted(Map.of(
                "name", row.benchmarkCase().toString(),
                "unit", higher ? metric.unit() : "1/(" + metric.unit() + ")",
                "value", higher ? score.score() : 1 / score.score(),
                "range", score.hasInterval() ? String.format(Locale.ROOT, "%.1f%%", 100 * score.spread()) : "",
                "extra", VerdictWords.of(row.reason())));
    }

    /** So that two JVMs write the same text. */
    private static <V> Map<String, V> sorted(Map<String, V> map) {
        return new TreeMap<>(map);
    }

    private static void writeJUnit(CheckReport report, Path file) throws IOException {
        CheckResult result = report.result();
        try (OutputStream out = Files.newOutputStream(file)) {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out, "UTF-8");
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", result.baseline() + " against " + result.candidate());
            xml.writeAttribute("tests", Integer.toString(result.rows().size()));
            xml.writeAttribute("failures", Long.toString(report.count(Verdict.REGRESSION)));
            xml.writeAttribute("skipped", Long.toString(report.count(Verdict.INCONCLUSIVE)));
            xml.writeAttribute("errors", Long.toString(report.count(Verdict.FAILED)));
            for (Row row : result.rows()) {
                writeTestCase(xml, row);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IOException("cannot write " + file, e);
        }
    }

    private static void writeTestCase(XMLStreamWriter xml, Row row) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", row.benchmarkCase().benchmark());
        xml.writeAttribute("name", row.benchmarkCase().toString());
        if (row.verdict() != Verdict.PASS) {
            xml.writeStartElement(
                    switch (row.verdict()) {
                        case REGRESSION -> "failure";
                        case FAILED -> "error";
                        default -> "skipped";
                    });
            xml.writeAttribute("message", CheckReport.line(row));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}
