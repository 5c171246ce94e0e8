package org.jaxrsbench.view;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.CheckCsv;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.stats.Summary;

/** A check's result as files that build servers read. */
final class CheckFiles {

    private CheckFiles() {}

    /** Writes {@code check.csv}, {@code check.json}, {@code junit.xml}, {@code summary.md}, {@code notes.txt} and {@code bigger-is-better.json}. */
    static void write(CheckReport report, Path folder) throws IOException {
        CheckResult result = report.result();
        CheckCsv.write(result, VerdictWords::of, folder.resolve("check.csv"));
        writeJson(CheckJson.of(report), folder.resolve("check.json"));
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

    /** Figures for the action github-action-benchmark, as goodness: its mode for JMH would let a drop in throughput pass. */
    private static Map<String, Object> trend(Metric metric, Row row, Summary score) {
        boolean higher = metric.higherIsBetter();
        return Map.of(
                "name", row.benchmarkCase().toString(),
                "unit", higher ? metric.unit() : "1/(" + metric.unit() + ")",
                "value", higher ? score.score() : 1 / score.score(),
                "range", score.hasInterval() ? String.format(Locale.ROOT, "%.1f%%", 100 * score.spread()) : "",
                "extra", VerdictWords.of(row.reason()));
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
