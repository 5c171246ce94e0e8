package org.jaxrsbench.studies.scaling.probe;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Ask;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Shot;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Told;

/**
 * Boots applications that are handed to it, sends them requests, and says what they answered and how much work that was, in the words of
 * {@link org.jaxrsbench.studies.scaling.probe.ProbeWords}. It runs under {@link MeterAgent}.
 */
public final class Probe {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The most methods that are named. */
    private static final int MOST = 8;

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Probe() {}

    /** Answers line by line, until there is none. */
    public static void main(String[] args) throws IOException {
        PrintStream words = System.out;
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            words.println(JSON.writeValueAsString(told(JSON.readValue(line, Ask.class))));
            words.flush();
        }
        System.exit(0);
    }

    private static Told told(Ask ask) throws IOException {
        MeterAgent.append(new JarFile(ask.jar()));
        try (JaxRsEngine engine = Engines.load()) {
            engine.start(new AppConfig(classes(ask.resources()), classes(ask.providers())));
            List<Hit> hits = new ArrayList<>();
            for (Shot shot : ask.shots()) {
                hits.add(hit(engine, shot));
            }
            return new Told(hits);
        } catch (Exception | LinkageError e) {
            return new Told(Collections.nCopies(ask.shots().size(), Hit.failed(firstLine(e))));
        }
    }

    private static List<Class<?>> classes(List<String> names) throws ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : names) {
            classes.add(Class.forName(name));
        }
        return classes;
    }

    private static Hit hit(JaxRsEngine engine, Shot shot) {
        RequestBuilder builder = Request.bare(shot.method(), shot.path());
        for (String line : shot.headers()) {
            String[] header = line.split(": ", 2);
            builder.header(header[0], header[1]);
        }
        if (!shot.body().isEmpty()) {
            builder.body(shot.body().getBytes(StandardCharsets.UTF_8));
        }
        if (shot.distinct() > 1) {
            builder.numbered(shot.distinct());
        }
        Request request = builder.expectStatus(0);
        Exchange exchange = new Exchange();
        try {
            for (int i = 0; i < shot.warm(); i++) {
                send(engine, exchange, request);
            }
            long[] before = Meter.COUNTS.clone();
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < shot.count(); i++) {
                send(engine, exchange, request);
            }
            double ofBytes = (double) (THREADS.getCurrentThreadAllocatedBytes() - bytes) / shot.count();
            long[] work = Meter.COUNTS.clone();
            Arrays.setAll(work, i -> work[i] - before[i]);
            double ofWork = (double) Arrays.stream(work).sum() / shot.count();
            Map<String, Double> most = new LinkedHashMap<>();
            IntStream.range(0, work.length)
                    .filter(i -> work[i] > 0 && !MeterAgent.isOfPlatform(MeterAgent.method(i)))
                    .boxed()
                    .sorted(Comparator.comparingLong(i -> -work[i]))
                    .limit(MOST)
                    .forEach(i -> most.put(MeterAgent.method(i), (double) work[i] / shot.count()));
            String type = exchange.header("Content-Type");
            String body = new String(exchange.sink().toByteArray(), StandardCharsets.UTF_8);
            return new Hit("", exchange.status(), type == null ? "" : type, body, ofWork, ofBytes, most);
        } catch (Exception | LinkageError | StackOverflowError e) {
            return Hit.failed(firstLine(e));
        }
    }

    private static void send(JaxRsEngine engine, Exchange exchange, Request request) throws Exception {
        exchange.begin(request);
        engine.dispatch(exchange);
    }

    private static String firstLine(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root.getClass().getSimpleName() + ": "
                + String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    }
}
