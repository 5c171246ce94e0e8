package org.jaxrsbench.view;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jaxrsbench.gate.CheckCsv;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Metric;

/** A check's result as files that build servers read. */
final class CheckFiles {

    private CheckFiles() {}

    /** Writes {@code check.csv}, {@code junit.xml}, {@code summary.md}, {@code notes.txt} and {@code bigger-is-better.json}. */
    static void write(CheckReport report, Path folder) throws IOException {
        CheckResult result = report.result();
        CheckCsv.write(result, VerdictWords::of, folder.resolve("check.csv"));
        Files.writeString(folder.resolve("summary.md"), report.markdown());
        Files.write(folder.resolve("notes.txt"), report.notes());
        writeJUnit(report, folder.resolve("junit.xml"));
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(folder.resolve("bigger-is-better.json").toFile(), biggerIsBetter(result));
    }

    /** What the github-action-benchmark action reads: goodness, for its other mode lets a drop in throughput pass. */
    private static List<Map<String, Object>> biggerIsBetter(CheckResult result) {
        Metric metric = result.metric();
        boolean higher = metric.higherIsBetter();
        List<Map<String, Object>> entries = new ArrayList<>();
        for (Row row : result.rows()) {
            row.candidate().ifPresent(candidate -> {
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("name", row.benchmarkCase().toString());
                entry.put("unit", higher ? metric.unit() : "1/(" + metric.unit() + ")");
                entry.put("value", higher ? candidate.score() : 1 / candidate.score());
                if (candidate.hasInterval()) {
                    entry.put("range", String.format(Locale.ROOT, "%.1f%%", 100 * candidate.spread()));
                }
                entry.put("extra", VerdictWords.of(row.reason()));
                entries.add(entry);
            });
        }
        return entries;
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
            xml.writeAttribute("errors", "0");
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
            xml.writeStartElement(row.verdict() == Verdict.REGRESSION ? "failure" : "skipped");
            xml.writeAttribute("message", CheckReport.line(row));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}
