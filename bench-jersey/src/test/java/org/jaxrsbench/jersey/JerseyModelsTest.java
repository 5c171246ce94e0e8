package org.jaxrsbench.jersey;

import java.lang.reflect.Method;
import java.util.List;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.server.model.Resource;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.resource.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only Jersey's applications say: models without a class, and priorities given in registration. */
class JerseyModelsTest {

    /** What a model calls: nothing says that it serves anything. */
    public static class Model {

        /** An entity. */
        public String answer() {
            return "by a model";
        }
    }

    /** Of two filters that both set the entity, the one of the lower priority is the last to see an answer. */
    public static class PlainLast extends ResourceConfig {

        /** As containers make it. */
        public PlainLast() {
            this("PlainFilter", "AlsoFilter");
        }

        PlainLast(String last, String first) {
            Resource.Builder model = Resource.builder("model/{word}");
            // No lambda expression, whose type release 2.0 cannot tell.
            model.addMethod("GET").produces("text/plain").handledBy(Model.class, method());
            registerResources(model.build());
            register(filter(last), 1);
            register(filter(first), 2);
        }

        private static Method method() {
            try {
                return Model.class.getMethod("answer");
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }

        private static Class<?> filter(String name) {
            try {
                return Class.forName("org.jaxrsbench.contract." + Resources.namespace() + ".ShopApplication$" + name);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The other way around. */
    public static class AlsoLast extends PlainLast {

        /** As containers make it. */
        public AlsoLast() {
            super("AlsoFilter", "PlainFilter");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "PlainLast, any, by a model",
        "PlainLast, plain, plain was there",
        "AlsoLast, plain, also there",
    })
    void modelsAndPrioritiesAreKept(String application, String word, String answer) throws Exception {
        UserApplication own = new UserApplication(
                List.of(),
                List.of(),
                JerseyModelsTest.class.getName() + "$" + application,
                false,
                "",
                false,
                List.of(),
                "");
        JerseyEngine engine = new JerseyEngine();
        engine.start(UserClasses.config(own));
        Exchange exchange = new Exchange();
        exchange.begin(Request.bare("GET", "model/" + word).expect(200, "text/plain", answer));
        engine.dispatch(exchange);
        exchange.verifyFully();
        engine.close();
    }
}
