package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.jaxrsbench.benchmark.ForeignApplication;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.protocol.OwnApplication;
import org.jaxrsbench.protocol.OwnApplication.Answer;
import org.jaxrsbench.protocol.OwnApplication.OwnRequest;
import org.jaxrsbench.results.CsvFiles;

/**
 * Asks somebody else's application each of its requests, for a tool that writes down what is to be expected: {@code Main --record}. On
 * standard output, a line of CSV for each request: its status, type, entity in Base64, and whether it answered the same a second time,
 * after all others had been sent; or {@code failed} and why.
 */
final class AnswerRecording {

    private static final String CONTENT_TYPE = "Content-Type";

    private AnswerRecording() {}

    static void record(PrintStream replies) {
        try {
            OwnApplication own = ForeignApplication.here()
                    .orElseThrow(() -> new IllegalStateException("there is no application on the class path"));
            try (JaxRsEngine engine = Engines.load()) {
                engine.start(ForeignApplication.config());
                Exchange exchange = new Exchange();
                List<Answer> first = answers(engine, exchange, own);
                List<Answer> second = answers(engine, exchange, own);
                for (int i = 0; i < first.size(); i++) {
                    Answer answer = first.get(i);
                    Answer again = second.get(i);
                    boolean same = answer.status() == again.status()
                            && answer.type().equals(again.type())
                            && Arrays.equals(answer.body(), again.body());
                    replies.print(CsvFiles.line(List.of(
                            Integer.toString(answer.status()),
                            answer.type(),
                            Base64.getEncoder().encodeToString(answer.body()),
                            Boolean.toString(same))));
                }
            }
        } catch (Exception | LinkageError e) {
            replies.print(CsvFiles.line(List.of("failed", Arguments.firstLine(e))));
        }
        replies.flush();
    }

    private static List<Answer> answers(JaxRsEngine engine, Exchange exchange, OwnApplication own) {
        return own.requests().stream()
                .map(request -> answer(engine, exchange, request))
                .toList();
    }

    private static Answer answer(JaxRsEngine engine, Exchange exchange, OwnRequest own) {
        Request request = ForeignApplication.request(own);
        exchange.begin(request);
        try {
            engine.dispatch(exchange);
        } catch (Exception e) {
            throw new IllegalStateException(own.name() + ": " + Arguments.firstLine(e), e);
        }
        String type = exchange.header(CONTENT_TYPE);
        byte[] entity = exchange.sink().toByteArray();
        return new Answer(exchange.status(), type == null || entity.length == 0 ? "" : type, entity, false);
    }
}
