package org.jaxrsbench.cxf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.apache.cxf.BusFactory;
import org.jaxrsbench.benchmark.Requests;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.junit.jupiter.api.Test;

/** What concerns CXF alone. */
class CxfEngineTest {

    private static final long ENDS_MILLIS = 30_000;

    private static Exchange send(CxfEngine engine, Request request) throws Exception {
        Exchange exchange = new Exchange();
        exchange.begin(request);
        engine.dispatch(exchange);
        return exchange;
    }

    private static CxfEngine started() throws Exception {
        CxfEngine engine = new CxfEngine();
        engine.start(AppConfig.of("HelloWorldResource"));
        return engine;
    }

    @Test
    void aClosedEngineLeavesNeitherThreadNorBus() throws Exception {
        BusFactory.setDefaultBus(null); // an engine that cannot start leaves one, and the JVM of a fork ends with it
        BusFactory.setThreadDefaultBus(null);
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        CxfEngine engine = started();
        send(engine, Requests.helloWorld("GET", "helloworld")).verifyFully();
        engine.close();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!before.contains(thread)) {
                thread.join(ENDS_MILLIS); // it was told to end, and needs a processor for that
                assertThat(thread.isAlive()).as(thread.getName()).isFalse();
            }
        }
        assertThat(BusFactory.getDefaultBus(false)).isNull();
        assertThat(BusFactory.getThreadDefaultBus(false)).isNull();
    }

    @Test
    void allAcceptLinesCount() throws Exception {
        try (CxfEngine engine = started()) {
            Request request = Request.of("GET", "helloworld")
                    .header("Accept", "application/json")
                    .header("accept", "text/plain;q=0.5")
                    .expect(200, Requests.TEXT_PLAIN, Texts.hello());
            send(engine, request).verifyFully();
        }
    }

    @Test
    void nothingIsLogged() throws Exception {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        Handler handler = new StreamHandler(log, new SimpleFormatter());
        handler.setLevel(Level.ALL);
        Logger root = Logger.getLogger("");
        root.addHandler(handler);
        try (CxfEngine engine = started()) {
            assertThat(send(engine, Request.of("GET", "nowhere").expect(404)).status())
                    .isEqualTo(404);
            assertThat(send(engine, Request.of("DELETE", "helloworld").expect(405))
                            .status())
                    .isEqualTo(405);
        } finally {
            root.removeHandler(handler);
        }
        handler.flush();
        assertThat(log.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
