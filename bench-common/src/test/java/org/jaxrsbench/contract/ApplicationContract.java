package org.jaxrsbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jaxrsbench.benchmark.Requests;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.resource.Resources;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every engine does with somebody else's application: it deploys the object whole, or says what would be lost. */
abstract class ApplicationContract {

    JaxRsEngine engine;

    @AfterEach
    void stop() {
        if (engine != null) {
            engine.close();
        }
    }

    final Exchange send(Request request) throws Exception {
        Exchange exchange = new Exchange();
        exchange.begin(request);
        engine.dispatch(exchange);
        return exchange;
    }

    /** The application's own object, as its class is written: all engines alike. */
    @ParameterizedTest
    @CsvSource({
        "word/any, 200, as it was",
        "word/bound, 200, bound was there",
        "word/plain, 200, plain filter and interceptor were there",
        "word/feature, 200, feature was there",
        "word/dynamic, 200, dynamic was there",
        "property, 200, Corner",
        "application, 200, Ada",
        "ticket/7, 200, number 7",
        "resolved, 200, resolved",
        "fails, 409, closed",
    })
    void anApplicationIsDeployedWithAllThatItSays(String path, int status, String answer) throws Exception {
        engine = ofJaxRs2();
        engine.start(UserClasses.config(application("ShopApplication")));
        send(Request.bare("GET", "api/shop/" + path).expect(status, Requests.TEXT_PLAIN, answer))
                .verifyFully();
    }

    /** What it does not name itself is deployed with it, and what it has made is used as it is; or the engine says what it does not take. */
    @ParameterizedTest
    @CsvSource({
        "ShopApplication, OwnerResource, api/owner, Ada, OwnerResource",
        "ShopApplication, OwnerResource, api/shop/word/bound, bound was there, OwnerResource",
        "ObjectsApplication, , shop/ticket/7, number 7, getSingletons",
    })
    void anApplicationIsDeployedOrTheReasonIsSaid(
            String application, String named, String path, String answer, String reason) throws Exception {
        AppConfig config =
                UserClasses.config(named == null ? application(application) : application(application, named));
        answersOrRefuses(config, path, answer, reason);
    }

    /** Whether an engine takes an application is its own affair; it says what it does not take. */
    private void answersOrRefuses(AppConfig config, String path, String answer, String reason) throws Exception {
        engine = ofJaxRs2();
        try {
            engine.start(config);
        } catch (RuntimeException refused) {
            assertThat(UserClasses.why(refused, config)).contains(reason);
            engine = null;
            return;
        }
        send(Request.bare("GET", path).expect(200, Requests.TEXT_PLAIN, answer)).verifyFully();
    }

    /** An implementation takes its own applications of that kind, and no other's. */
    @Test
    void whatAnApplicationOfAnotherKindRegistersInCodeIsNotLost() {
        JaxRsEngine unstarted = ofJaxRs2();
        AppConfig config = UserClasses.config(application("CodedApplication"));
        assertThatThrownBy(() -> unstarted.start(config)).hasMessageContaining("in code");
    }

    /** An application says itself which objects serve all requests. */
    @Test
    void singletonsAreNotForOtherPeoplesApplications() {
        AppConfig config = UserClasses.config(application("", "ShopResource"));
        assertThatThrownBy(() -> config.with(Feature.SINGLETONS)).hasMessageContaining("getSingletons");
    }

    /** Providers without an annotation too. */
    @ParameterizedTest
    @ValueSource(strings = {"", "NullApplication"})
    void classesAreDeployedWithoutAnApplicationAndWithOneThatSaysNull(String application) throws Exception {
        engine = ofJaxRs2();
        engine.start(UserClasses.config(application(
                application, "ShopResource", "ShopApplication$TicketWriter", "ShopApplication$TicketConverters")));
        send(Request.bare("GET", "shop/ticket/7").expect(200, Requests.TEXT_PLAIN, "number 7"))
                .verifyFully();
    }

    /** What is wrong, and of which class. */
    @ParameterizedTest
    @CsvSource({
        "Misspelt, Misspelt",
        "ShopResource, does not extend",
        "BrokenApplications$NotPublic, BrokenApplications$NotPublic cannot be made",
        "BrokenApplications$Unfinished, BrokenApplications$Unfinished is abstract",
        "BrokenApplications$Failing, no database",
        "BrokenApplications$FailingClass, NumberFormatException",
        "BrokenApplications$Lacking, needs com.example.Missing; add its jar",
        "BrokenApplications$OfInterface, Shop is abstract or an interface",
        "BrokenApplications$OfHiddenResource, BrokenApplications$HiddenResource is not public",
    })
    void anApplicationThatCannotServeSaysWhy(String name, String reason) {
        UserApplication broken = application(name);
        assertThatThrownBy(() -> UserClasses.config(broken))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(reason);
    }

    /** A provider that an implementation cannot make is never left out. */
    @Test
    void aProviderThatIsNotPublicIsUsedOrRefused() throws Exception {
        AppConfig config = UserClasses.config(application("BrokenApplications$OfHiddenFilter"));
        answersOrRefuses(config, "shop/word/any", "filtered", "BrokenApplications$HiddenFilter");
    }

    /** A request that is not for the application would be answered by nobody. */
    @ParameterizedTest
    @CsvSource({"shop/word/any, false", "apis/shop/word/any, false", "api/shop/word/any, true", "api?all, true"})
    void requestsAreSentToWhereTheApplicationIs(String path, boolean sent) {
        UserApplication own = application("ShopApplication");
        UserApplication.UserRequest request = new UserApplication.UserRequest(
                path, "GET", path, List.of(), new byte[0], 1, new UserApplication.Answer(200, "", new byte[0], true));
        ThrowingCallable config = () -> UserClasses.config(new UserApplication(
                own.jars(), own.classes(), own.application(), false, "", false, List.of(request), ""));
        if (sent) {
            assertThatCode(config).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(config).hasMessageContaining("/api/" + path);
        }
    }

    private static JaxRsEngine ofJaxRs2() {
        JaxRsEngine engine = Engines.load();
        assumeThat(engine.unsupported())
                .as(
                        "by hand there is no application, and JAX-RS 1 has neither bindings nor properties nor such providers")
                .doesNotContainKeys(Capability.FILTERS, Capability.ROUTING);
        return engine;
    }

    private static UserApplication application(String simpleName, String... classes) {
        String prefix = ApplicationContract.class.getPackageName() + "." + Resources.namespace() + ".";
        return new UserApplication(
                List.of(),
                Stream.of(classes).map(name -> prefix + name).toList(),
                simpleName.isEmpty() ? "" : prefix + simpleName,
                false,
                "",
                false,
                List.of(),
                "");
    }
}
