package org.jaxrsbench.resteasyreactive;

import io.netty.util.ResourceLeakDetector;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jaxrsbench.client.jakarta.ClientCalls;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.ParsedRequest;
import org.jaxrsbench.resource.Resources;
import org.jboss.resteasy.reactive.common.model.ResourceClass;
import org.jboss.resteasy.reactive.server.core.Deployment;
import org.jboss.resteasy.reactive.server.core.reflection.ReflectiveContextInjectedBeanFactory;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.PreparedApplication;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.RunnableApplication;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.ScanResult;
import org.jboss.resteasy.reactive.server.processor.generation.converters.GeneratedConvertersFeature;
import org.jboss.resteasy.reactive.server.processor.generation.injection.FieldInjectionFeature;
import org.jboss.resteasy.reactive.server.processor.scanning.AsyncReturnTypeScanner;
import org.jboss.resteasy.reactive.server.processor.scanning.FeatureScanner.FeatureScanResult;
import org.jboss.resteasy.reactive.server.spi.RuntimeConfiguration;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jboss.resteasy.reactive.spi.ThreadSetupAction;

/**
 * Drives RESTEasy Reactive, Quarkus' implementation, without Quarkus: its own deployment manager computes the handler
 * chains, with invokers, converters and field injection generated as Quarkus has them, and a request runs down its chain
 * on the calling thread.
 */
public final class ResteasyReactiveEngine implements JaxRsEngine {

    private static final ServerRestHandler[] NO_HANDLERS = {};

    // As Quarkus has them.
    private static final long LONGEST_FIELD = 2048;
    private static final int MOST_FIELDS = 1000;

    static {
        // As Vert.x does when it starts, which nobody does here. Netty's own default looks into one buffer of 128.
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
    }

    private static final ThreadLocal<StubConnection> CONNECTION = StubConnection.ofEachThread();

    // Of which those of each request are made.
    private static final StubResponse RESPONSE = Stub.complete(StubResponse.class, (Object) null);
    private static final StubHeaders HEADERS = Stub.complete(StubHeaders.class, (Object) null);
    private static final StubRequest REQUEST = Stub.complete(StubRequest.class, null, null, null, null);
    private static final StubRouting ROUTING = Stub.complete(StubRouting.class, null, null);

    private static final String OVER_SOCKETS_ONLY = "its client is made of Vert.x, and speaks through nothing else";

    private RunnableApplication application;
    private ClientCalls client;
    private RestInitialHandler entry;

    @Override
    public String implementation() {
        return "resteasy-reactive";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("io.quarkus.resteasy.reactive", "resteasy-reactive");
    }

    @Override
    public Map<Capability, Limitation> unsupported() {
        Map<Capability, Limitation> lacking = new EnumMap<>(Capability.class);
        if (Resources.namespace().equals("javax")) {
            lacking.put(
                    Capability.STREAMING_OUTPUT,
                    Limitation.answersWrong("a lambda expression is written as its name", "PayloadsResource$$Lambda"));
        }
        Optional.ofNullable(FeatureJars.lacking().get(Capability.OWN_JACKSON))
                .ifPresent(why -> lacking.put(Capability.OWN_JACKSON, why));
        lacking.put(
                Capability.OWN_JSON_B,
                FeatureJars.hasNone("Quarkus' extension writes it, not the implementation itself"));
        lacking.put(Capability.MULTIPART, FeatureJars.hasNone("it has parts of its own, and no EntityPart"));
        lacking.put(Capability.CLIENT, Limitation.doesNotBoot(OVER_SOCKETS_ONLY, OVER_SOCKETS_ONLY));
        lacking.put(
                Capability.GZIP,
                Limitation.answersNothing(
                        "Quarkus' HTTP server does it, not the implementation itself",
                        "header Content-Encoding null",
                        "payloads/string"));
        lacking.put(
                Capability.QUALITY_VALUES,
                Limitation.answersWrong(
                        "its answer repeats the q parameter of the request in the content type",
                        ";q=0.8 in place of text/"));
        lacking.put(
                Capability.VALIDATION,
                Limitation.doesNotBoot(
                        "it comes with Quarkus and is no part of the implementation itself",
                        "validation.ConstraintViolationException"));
        return lacking;
    }

    @Override
    public void start(AppConfig config) throws IOException, ClassNotFoundException {
        if (config.has(Feature.CLIENT)) {
            if (!config.has(Feature.LOOPBACK)) {
                throw new IllegalStateException(OVER_SOCKETS_ONLY);
            }
            client = new ClientCalls(config, UnaryOperator.identity());
            return;
        }
        List<Class<?>> writers = FeatureJars.classes(config);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            config.application().ifPresent(own -> thread.setContextClassLoader(ScannedApplication.loader(own, before)));
            FieldInjectionFeature injection = new FieldInjectionFeature();
            List<ResourceClass> resources = new ArrayList<>();
            // Singletons are what Quarkus makes of resources, unless they say otherwise.
            boolean perRequest = !config.has(Feature.SINGLETONS) && !config.has(Feature.SHIPPED);
            ScanResult scanned = ResteasyReactiveDeploymentManager.start(ApplicationIndex.of(config))
                    .setSingleDefaultProduces(true)
                    .setApplicationPath(config.path() + "/")
                    .addFeatureScanner(new GeneratedConvertersFeature())
                    .addFeatureScanner(injection)
                    .addFeatureScanner(new GeneratedInvokers())
                    .addFeatureScanner((all, found) -> {
                        resources.addAll(found.getResourceClasses());
                        return new FeatureScanResult(List.of());
                    })
                    .addMethodScanner(new PerRequestLifecycle(perRequest))
                    .addMethodScanner(new AsyncReturnTypeScanner())
                    .addMethodScanner(ScannedApplication.parameters())
                    .scan();
            ApplicationLoader loader =
                    new ApplicationLoader(scanned, config, getClass().getClassLoader());
            // The deployment loads the application's classes through the thread's loader.
            thread.setContextClassLoader(loader);
            if (perRequest) {
                resources.forEach(PerRequestLifecycle::apply);
            }
            PreparedApplication prepared = scanned.prepare(loader, ReflectiveContextInjectedBeanFactory.STRING_FACTORY);
            writers.forEach(writer -> QuarkusJson.register(prepared, writer));
            prepared.addScannedSerializers();
            prepared.addBuiltinSerializers();
            application = prepared.createApplication(
                    (RuntimeConfiguration) settings(RuntimeConfiguration.class),
                    (deployment, routing, setup, chain, abortChain) ->
                            new QuarkusLikeContext(deployment, (RoutingContext) routing, setup, chain, abortChain),
                    Runnable::run);
            Deployment deployment = application.getDeployment();
            injection.runtimeInit(loader, deployment);
            config.application().ifPresent(own -> own.properties().forEach(deployment.getConfiguration()::property));
            entry = application.getInitialHandler();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Limits of forms and folders of uploads; what there is of them differs between releases. */
    private static Object settings(Class<?> type) {
        return Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> switch (method.getName()) {
                    case "uploadsDirectory" -> System.getProperty("java.io.tmpdir");
                    case "defaultCharset" -> StandardCharsets.UTF_8;
                    case "maxBodySize" ->
                        method.getReturnType() == OptionalLong.class ? OptionalLong.empty() : Optional.empty();
                    case "maxFormAttributeSize" -> LONGEST_FIELD;
                    case "maxParameters", "maxMultipartPartHeaderSize", "maxMultipartHeaderCount" -> MOST_FIELDS;
                    case "readTimeout" -> Duration.ofMinutes(1);
                    case "deleteUploadedFilesOnEnd" -> true;
                    case "fileContentTypes" -> List.of();
                    case "body", "limits", "multiPart" -> settings(method.getReturnType());
                    default -> throw new UnsupportedOperationException(method.toString());
                });
    }

    private static StubRouting routing(Exchange exchange) {
        ParsedRequest parsed = new ParsedRequest(exchange.request());
        StubResponse response = RESPONSE.create(exchange);
        return ROUTING.create(REQUEST.create(parsed, HEADERS.create(parsed), CONNECTION.get(), response), response);
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return new QuarkusLikeContext(
                application.getDeployment(), routing(exchange), ThreadSetupAction.NOOP, NO_HANDLERS, NO_HANDLERS);
    }

    @Override
    public void dispatch(Exchange exchange) throws IOException {
        if (client != null) {
            client.dispatch(exchange);
            return;
        }
        entry.beginProcessing(routing(exchange));
        exchange.awaitAnswer();
    }

    @Override
    public void close() {
        if (client == null) {
            application.close();
        } else {
            client.close();
        }
    }
}
