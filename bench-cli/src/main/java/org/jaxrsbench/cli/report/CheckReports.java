package org.jaxrsbench.cli.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
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
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/** A check's result in the shapes that people and build servers read. */
public final class CheckReports {

    private static final List<String> COLUMNS = List.of(
            ("benchmark,params,mode,threads,baseline,candidate,metric,unit,baseline_score,candidate_score,change,"
                            + "ci_low,ci_high,verdict,p,pairs_first,pairs_more,detail")
                    .split(","));

    private CheckReports() {}

    /** The table for a terminal. */
    public static String table(CheckResult result) {
        List<String[]> lines = new ArrayList<>();
        lines.add(new String[] {"", "baseline", "candidate", "change", "95% interval", "verdict"});
        for (Row row : result.rows()) {
            lines.add(new String[] {
                row.benchmarkCase().toString(),
                score(result.metric(), row.baselineScore(), row.baselineSpread()),
                score(result.metric(), row.candidateScore(), row.candidateSpread()),
                change(row.change()),
                interval(row),
                row.text()
            });
        }
        StringBuilder text = new StringBuilder("baseline " + result.baseline() + "   candidate " + result.candidate()
                + "   " + result.conditions() + "\n");
        int[] widths = new int[5];
        lines.forEach(line -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line[i].length());
            }
        });
        for (String[] line : lines) {
            StringBuilder one = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                one.append(String.format(Locale.ROOT, "%-" + (widths[i] + 2) + "s", line[i]));
            }
            text.append(one).append(line[5]).append('\n');
        }
        result.notes().forEach(note -> text.append(note).append('\n'));
        return text.toString();
    }

    /** A summary for a build's step page: failures first, passes folded. */
    public static String markdown(CheckResult result) {
        StringBuilder text = new StringBuilder();
        text.append("## Benchmarks: ").append(headline(result)).append("\n\n");
        text.append("Baseline `")
                .append(result.baseline())
                .append("`, candidate `")
                .append(result.candidate())
                .append("`, ")
                .append(result.conditions())
                .append("\n\n");
        List<Row> worse =
                result.rows().stream().filter(r -> r.verdict() != Verdict.PASS).toList();
        List<Row> passed =
                result.rows().stream().filter(r -> r.verdict() == Verdict.PASS).toList();
        if (!worse.isEmpty()) {
            text.append(markdownTable(result.metric(), worse)).append('\n');
        }
        if (!passed.isEmpty()) {
            text.append("<details><summary>")
                    .append(passed.size())
                    .append(" passed</summary>\n\n")
                    .append(markdownTable(result.metric(), passed))
                    .append("\n</details>\n");
        }
        result.notes().forEach(note -> text.append('\n').append(note).append('\n'));
        return text.toString();
    }

    private static String headline(CheckResult result) {
        long regressions = count(result, Verdict.REGRESSION);
        long undecided = count(result, Verdict.INCONCLUSIVE);
        if (regressions > 0) {
            return regressions + " of " + result.rows().size() + " regressed";
        }
        return undecided > 0
                ? undecided + " of " + result.rows().size() + " undecided"
                : "all " + result.rows().size() + " passed";
    }

    private static long count(CheckResult result, Verdict verdict) {
        return result.rows().stream().filter(r -> r.verdict() == verdict).count();
    }

    private static String markdownTable(Metric metric, List<Row> rows) {
        StringBuilder text = new StringBuilder(
                "| case | baseline | candidate | change | 95% interval | verdict |\n" + "|---|--:|--:|--:|--:|---|\n");
        for (Row row : rows) {
            text.append("| ")
                    .append(row.benchmarkCase().toString().replace("|", "\\|"))
                    .append(" | ")
                    .append(score(metric, row.baselineScore(), row.baselineSpread()))
                    .append(" | ")
                    .append(score(metric, row.candidateScore(), row.candidateSpread()))
                    .append(" | ")
                    .append(change(row.change()))
                    .append(" | ")
                    .append(interval(row))
                    .append(" | ")
                    .append(row.text().replace("|", "\\|"))
                    .append(" |\n");
        }
        return text.toString();
    }

    /** Annotations that GitHub shows at the top of a run. */
    public static String annotations(CheckResult result) {
        StringBuilder text = new StringBuilder();
        for (Row row : result.rows()) {
            if (row.verdict() != Verdict.PASS) {
                text.append(row.verdict() == Verdict.REGRESSION ? "::error" : "::warning")
                        .append(" title=")
                        .append(escape(row.benchmarkCase().toString())
                                .replace(":", "%3A")
                                .replace(",", "%2C"))
                        .append("::")
                        .append(escape(change(row.change()) + " " + interval(row) + " " + row.text()))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String escape(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    /** Writes {@code check.csv}, {@code junit.xml}, {@code summary.md} and {@code bigger-is-better.json}. */
    public static void write(CheckResult result, Path folder) throws IOException {
        Files.createDirectories(folder);
        StringBuilder csv = new StringBuilder(CsvFiles.line(COLUMNS));
        result.rows().forEach(row -> csv.append(CsvFiles.line(fields(result, row))));
        Files.writeString(folder.resolve("check.csv"), csv);
        Files.writeString(folder.resolve("summary.md"), markdown(result));
        writeJUnit(result, folder.resolve("junit.xml"));
        List<Map<String, Object>> entries = new ArrayList<>();
        for (Row row : result.rows()) {
            if (!Double.isNaN(row.candidateScore())) {
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("name", row.benchmarkCase().toString());
                // Goodness: the action's other mode takes less for better, and lets a drop in throughput pass.
                boolean higher = result.metric().higherIsBetter();
                entry.put(
                        "unit",
                        higher
                                ? result.metric().unit()
                                : "1/(" + result.metric().unit() + ")");
                entry.put("value", higher ? row.candidateScore() : 1 / row.candidateScore());
                if (!Double.isNaN(row.candidateSpread())) {
                    entry.put("range", String.format(Locale.ROOT, "%.1f%%", 100 * row.candidateSpread()));
                }
                entry.put("extra", row.text());
                entries.add(entry);
            }
        }
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(folder.resolve("bigger-is-better.json").toFile(), entries);
    }

    private static List<String> fields(CheckResult result, Row row) {
        return List.of(
                row.benchmarkCase().benchmark(),
                row.benchmarkCase().params(),
                row.benchmarkCase().mode(),
                Integer.toString(row.benchmarkCase().threads()),
                result.baseline(),
                result.candidate(),
                result.metric().label(),
                result.metric().unit(),
                number(row.baselineScore()),
                number(row.candidateScore()),
                number(row.change()),
                number(row.low()),
                number(row.high()),
                row.verdict().name(),
                number(row.p()),
                Integer.toString(row.first()),
                Integer.toString(row.more()),
                row.text());
    }

    private static String number(double value) {
        return Double.isFinite(value) ? Double.toString(value) : "";
    }

    private static void writeJUnit(CheckResult result, Path file) throws IOException {
        try (var out = Files.newOutputStream(file)) {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out, "UTF-8");
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", result.baseline() + " against " + result.candidate());
            xml.writeAttribute("tests", Integer.toString(result.rows().size()));
            xml.writeAttribute("failures", Long.toString(count(result, Verdict.REGRESSION)));
            xml.writeAttribute("skipped", Long.toString(count(result, Verdict.INCONCLUSIVE)));
            xml.writeAttribute("errors", "0");
            for (Row row : result.rows()) {
                xml.writeStartElement("testcase");
                xml.writeAttribute("classname", row.benchmarkCase().benchmark());
                xml.writeAttribute("name", row.benchmarkCase().toString());
                if (row.verdict() != Verdict.PASS) {
                    xml.writeStartElement(row.verdict() == Verdict.REGRESSION ? "failure" : "skipped");
                    xml.writeAttribute("message", change(row.change()) + " " + interval(row) + " " + row.text());
                    xml.writeEndElement();
                }
                xml.writeEndElement();
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IOException("cannot write " + file, e);
        }
    }

    static String change(double fraction) {
        return Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%+.1f%%", 100 * fraction);
    }

    static String interval(Row row) {
        if (Double.isNaN(row.low())) {
            return "";
        }
        return "[" + bound(row.low()) + ", " + bound(row.high()) + "]";
    }

    private static String bound(double fraction) {
        return fraction <= -1 || Double.isInfinite(fraction)
                ? (fraction < 0 ? "-" : "+") + "inf"
                : String.format(Locale.ROOT, "%+.1f", 100 * fraction);
    }

    private static String score(Metric metric, double score, double spread) {
        if (Double.isNaN(score)) {
            return "-";
        }
        return Units.format(metric, score)
                + (Double.isNaN(spread) ? "" : String.format(Locale.ROOT, " ±%.0f%%", 100 * spread));
    }
}
