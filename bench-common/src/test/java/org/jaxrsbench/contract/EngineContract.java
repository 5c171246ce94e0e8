package org.jaxrsbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.BenchmarkCase;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.benchmark.HelloWorldBenchmark;
import org.jaxrsbench.benchmark.Requests;
import org.jaxrsbench.benchmark.ServiceBenchmark;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.engine.WrongAnswerException;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every engine has to do with every version it drives. An implementation's module runs it as it is. */
public abstract class EngineContract extends ApplicationContract {

    // Of one application: the others are mostly the same thing again.
    private static final int SHOWN = 5;

    private static final int LONG = 40_000;

    // What Exchange says of long entities.
    private static final int ONE_IN = 61;

    private void start(String... resources) throws Exception {
        engine = Engines.load();
        engine.start(AppConfig.of(resources));
    }

    /**
     * Status, type and exact bytes of every request of every benchmark, one boot for each application: right where the
     * engine supports it, wrong in the declared way where it does not.
     */
    @TestFactory
    Stream<DynamicTest> everyBenchmarkIsAnsweredAsDeclared() {
        return BenchmarkCase.byApplication().entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        name(entry.getKey()),
                        () -> nothingLeft(
                                name(entry.getKey()),
                                new EngineDuties(Engines.load()).unmet(entry.getKey(), entry.getValue()))));
    }

    @Test
    void aCaseProvesEachCapabilityThatIsDeclaredUnsupported() {
        assertThat(new EngineDuties(Engines.load()).unproven(BenchmarkCase.all()))
                .isEmpty();
    }

    /** The first item is in the message's first line, which is all that a build's summary shows. */
    private static void nothingLeft(String application, Set<String> left) {
        if (!left.isEmpty()) {
            List<String> shown = left.stream().limit(SHOWN).toList();
            AssertionError error = new AssertionError(application + ": "
                    + (left.size() == 1 ? "1 case is" : left.size() + " cases are")
                    + " not answered as declared: "
                    + String.join("\n  ", shown)
                    + (left.size() > SHOWN ? "\n  ... and " + (left.size() - SHOWN) + " more" : ""));
            // The stack is the same for every case, and hundreds of its lines would hide them.
            error.setStackTrace(new StackTraceElement[0]);
            throw error;
        }
    }

    private static String name(AppConfig application) {
        return Stream.of(
                        application.resources().stream().map(Class::getSimpleName),
                        application.providers().stream().map(Class::getSimpleName),
                        application.own().stream().map(own -> "own " + own))
                .flatMap(names -> names)
                .collect(Collectors.joining(", "));
    }

    @Test
    void theVersionIsThatOfTheJarOnTheClassPath() {
        JaxRsEngine unstarted = Engines.load();
        String expected = System.getProperty("expected.version");
        assertThat(unstarted.version()).isEqualTo(expected);
        assertThat(System.getProperty("java.class.path")).contains(expected);
    }

    /** A path that nothing has, a method that none handles, a type that none produces, and one that none consumes. */
    @ParameterizedTest
    @CsvSource({
        "GET, nowhere, text/plain, 404",
        "GET, helloworld/locator/nowhere, text/plain, 404",
        "DELETE, helloworld, text/plain, 405",
        "DELETE, helloworld/locator, text/plain, 405",
        "GET, helloworld, application/json, 406",
        "GET, helloworld/locator, application/json, 406",
        "POST, helloworld, text/plain, 415",
        "POST, helloworld/locator, text/plain, 415",
    })
    void whatItDoesNotServeHasItsStatus(String method, String path, String accept, int status) throws Exception {
        start("HelloWorldResource");
        RequestBuilder asked = Request.of(method, path).header("Accept", accept);
        Request sent = (method.equals("POST") ? asked.body("application/json", "{}") : asked).expect(status);
        assertThat(send(sent).status()).as(sent.toString()).isEqualTo(status);
    }

    /** Answers say how often their object was called. */
    @ParameterizedTest
    @CsvSource({"lifecycle, false", "lifecycle/locator, false", "lifecycle, true"})
    void aResourceObjectServesOneRequestUnlessSingletonsAreAskedFor(String path, boolean singletons) throws Exception {
        AppConfig config = AppConfig.of("LifecycleResource");
        engine = Engines.load();
        engine.start(singletons ? config.with(Feature.SINGLETONS) : config);
        for (int i = 1; i <= 3; i++) {
            send(Request.of("GET", path)
                            .header("Accept", "text/plain")
                            .expect(200, Requests.TEXT_PLAIN, singletons ? Integer.toString(i) : "1"))
                    .verifyFully();
        }
    }

    /** Bean Validation on the class path is not to be in the way of what does not ask for it. */
    @Test
    void whereValidationIsNotAskedForNoConstraintIsChecked() throws Exception {
        start("ValidatedResource");
        String invalid = "a text that the constraint would not let pass";
        Request request = Request.of("POST", "validated/checked")
                .header("Accept", "text/plain")
                .body(Requests.TEXT_PLAIN, invalid)
                .calls(0)
                .expect(200, Requests.TEXT_PLAIN, invalid);
        for (int i = 0; i < 3; i++) {
            send(request).verifyFully();
        }
    }

    private static Stream<Request> shortAndLong() {
        return Stream.of("GET", "POST", "PUT")
                .flatMap(method -> Stream.of("", "/locator")
                        .flatMap(way -> Stream.of(
                                Requests.helloWorld(method, "helloworld" + way),
                                Requests.exchange(method, "text" + way, Requests.TEXT_PLAIN, Texts.ofSize(LONG)))));
    }

    /** Each wrong answer is noticed in the operation that gets it; of a long entity, wrong bytes within the stride. */
    @ParameterizedTest
    @EnumSource
    void noWrongAnswerSlipsBy(Tampering tampering) throws Exception {
        start("HelloWorldResource", "TextEntityResource");
        for (Request request : shortAndLong().filter(tampering::spoils).toList()) {
            int patience = tampering.showsInBytes() && request.expectedLength() == LONG ? ONE_IN : 1;
            Exchange exchange = send(request);
            exchange.verify();
            byte[] before = exchange.sink().toByteArray();
            int noticed = 0;
            for (int i = 0; i < patience; i++) {
                exchange.begin(request);
                engine.dispatch(exchange);
                byte[] right = exchange.sink().toByteArray();
                tampering.spoil(exchange, before);
                noticed += isNoticed(exchange) ? 1 : 0;
                before = right;
            }
            assertThat(noticed).as(tampering + " " + request).isOne();
        }
    }

    /** What is answered by another method or another way is noticed at once, whatever the bytes say. */
    @Test
    void aRequestThatGoesAnotherWayIsNoticed() throws Exception {
        start("HelloWorldResource", "TextEntityResource");
        for (String resource : List.of("helloworld", "text")) {
            for (String method : List.of("GET", "POST", "PUT")) {
                for (String way : List.of("", "/locator")) {
                    String other = resource + (way.isEmpty() ? "/locator" : "");
                    Request misrouted =
                            Requests.exchange(method, other, Requests.TEXT_PLAIN, Texts.hello(), !way.isEmpty());
                    assertThat(isNoticed(send(misrouted)))
                            .as(method + " " + other + " answers for " + resource + way)
                            .isTrue();
                }
            }
        }
    }

    /** A PUT is answered without an entity: what arrived is all there is to compare. */
    @Test
    void aPutWhoseBodyChangesOnItsWayIsNoticed() throws Exception {
        start("HelloWorldResource");
        for (String arriving : List.of("Hello", "Hello World?", "\0\0\0\0\0\0\0\0\0\0\0\0")) {
            Request put = Request.of("PUT", "helloworld")
                    .body(Requests.TEXT_PLAIN, arriving)
                    .arrives("Hello World!")
                    .visits(CallLog.route(CallLog.PUT))
                    .expect(204);
            assertThat(isNoticed(send(put))).as(arriving).isTrue();
        }
    }

    private static boolean isNoticed(Exchange exchange) {
        try {
            exchange.verify();
            return false;
        } catch (WrongAnswerException e) {
            return true;
        }
    }

    /** Another deployment has every benchmark; answers stay the same. */
    @ParameterizedTest
    @EnumSource(names = {"SINGLETONS", "SHIPPED"})
    void aServiceAnswersTheSameHoweverItIsDeployed(Feature deployment) throws Exception {
        ServiceBenchmark benchmark = new Service();
        System.setProperty(JvmFlags.DEPLOYMENT, deployment.name().toLowerCase(Locale.ROOT));
        try {
            benchmark.startEngine();
            benchmark.stopEngine();
        } finally {
            System.clearProperty(JvmFlags.DEPLOYMENT);
        }
    }

    /** A fork of a history boots an engine for each of its applications. */
    @Test
    void enginesOfTwoApplicationsLiveSideBySide() throws Exception {
        Service service = new Service();
        service.boot();
        EngineBenchmark other =
                BenchmarkInstances.of(HelloWorldBenchmark.class, Map.of("method", "GET", "path", "helloworld"));
        other.startEngine(); // sends its request, too
        service.send(100);
        other.stopEngine(); // likewise
        service.send(100);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void tenThousandRequestsOfAMixAreAnsweredRight(int clients) throws Exception {
        Service service = new Service();
        service.boot();
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        try {
            Callable<Void> client = () -> {
                service.send(10_000 / clients);
                return null;
            };
            for (Future<Void> each : threads.invokeAll(Collections.nCopies(clients, client))) {
                each.get(); // throws what the client met
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** A mix of the service, in its order, and every byte compared. */
    private final class Service extends ServiceBenchmark {

        Service() {
            request = "mix-writes";
        }

        void boot() throws Exception {
            startEngine();
            EngineContract.this.engine = engine;
        }

        void send(int count) throws Exception {
            Exchange exchange = new Exchange();
            for (int i = 0; i < count; i++) {
                exchange.begin(requests[0]);
                engine.dispatch(exchange);
                exchange.verifyFully();
            }
        }
    }
}
