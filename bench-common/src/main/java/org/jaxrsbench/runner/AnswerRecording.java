package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jaxrsbench.benchmark.ForeignApplication;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.protocol.OwnApplication.OwnRequest;
import org.jaxrsbench.results.CsvFiles;

/**
 * Asks somebody else's application each of its requests, for a tool that writes down what is to be expected: {@code Main --record}. On
 * standard output, a line of CSV for each request: its status, type, entity in Base64, and whether it answered the same a second time,
 * after all others had been sent; or {@code failed} and why.
 */
final class AnswerRecording {

    private AnswerRecording() {}

    static void record(PrintStream replies) {
        try (JaxRsEngine engine = Engines.load()) {
            engine.start(ForeignApplication.config());
            List<List<String>> first = answers(engine);
            List<List<String>> second = answers(engine);
            for (int i = 0; i < first.size(); i++) {
                List<String> line = new ArrayList<>(first.get(i));
                line.add(Boolean.toString(line.equals(second.get(i))));
                replies.print(CsvFiles.line(line));
            }
        } catch (Exception | LinkageError e) {
            replies.print(CsvFiles.line(List.of("failed", Arguments.firstLine(e))));
        }
        replies.flush();
    }

    private static List<List<String>> answers(JaxRsEngine engine) {
        Exchange exchange = new Exchange();
        List<List<String>> answers = new ArrayList<>();
        for (OwnRequest own : ForeignApplication.here().orElseThrow().requests()) {
            exchange.begin(ForeignApplication.request(own));
            try {
                engine.dispatch(exchange);
            } catch (Exception e) {
                throw new IllegalStateException(own.name() + ": " + Arguments.firstLine(e), e);
            }
            String type = exchange.header("Content-Type");
            byte[] entity = exchange.sink().toByteArray();
            answers.add(List.of(
                    Integer.toString(exchange.status()),
                    type == null || entity.length == 0 ? "" : type,
                    Base64.getEncoder().encodeToString(entity)));
        }
        return answers;
    }
}
