package found;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jboss.jandex.Indexer;
import org.jboss.resteasy.reactive.server.core.reflection.ReflectiveContextInjectedBeanFactory;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.PreparedApplication;
import org.jboss.resteasy.reactive.server.spi.RuntimeConfiguration;
import org.jboss.resteasy.reactive.server.vertx.VertxRequestContextFactory;

/** RESTEasy Reactive on Vert.x, as Quarkus runs it, behind one connection of the loopback interface. */
final class Implementation {

    private static final int LONGEST = 1 << 20;
    private static final String LOOPBACK = "127.0.0.1";

    private final Socket socket;
    private final InputStream in;

    Implementation(List<Class<?>> roots, List<Class<?>> filters) throws Exception {
        Indexer indexer = new Indexer();
        for (List<Class<?>> classes : List.of(roots, filters)) {
            for (Class<?> each : classes) {
                index(each, indexer);
                for (Class<?> located : each.getDeclaredClasses()) {
                    index(located, indexer);
                }
            }
        }
        PreparedApplication prepared = ResteasyReactiveDeploymentManager.start(indexer.complete())
                .setSingleDefaultProduces(true)
                .scan()
                .prepare(getClass().getClassLoader(), ReflectiveContextInjectedBeanFactory.STRING_FACTORY);
        prepared.addScannedSerializers();
        prepared.addBuiltinSerializers();
        Executor workers = Executors.newCachedThreadPool();
        RestInitialHandler entry = prepared.createApplication(
                        (RuntimeConfiguration) settings(RuntimeConfiguration.class),
                        new VertxRequestContextFactory(),
                        workers)
                .getInitialHandler();
        Vertx vertx = Vertx.vertx();
        Router router = Router.router(vertx);
        router.route().handler(context -> {
            // A worker reads the body later; what nobody has read is skipped at the end.
            context.request().pause();
            context.addEndHandler(done -> context.request().resume());
            workers.execute(() -> entry.beginProcessing(context));
        });
        HttpServer server = vertx.createHttpServer(
                        new HttpServerOptions().setMaxHeaderSize(LONGEST).setMaxInitialLineLength(LONGEST))
                .requestHandler(router)
                .listen(0, LOOPBACK)
                .toCompletionStage()
                .toCompletableFuture()
                .get();
        socket = new Socket(InetAddress.getByName(LOOPBACK), server.actualPort());
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
    }

    private static void index(Class<?> type, Indexer indexer) throws IOException {
        try (InputStream code = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            indexer.index(code);
        }
    }

    /** No limits; what there is of them differs between releases. */
    private static Object settings(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            Class<?> wanted = method.getReturnType();
            if (wanted == Optional.class) {
                return Optional.empty();
            }
            if (wanted == OptionalLong.class) {
                return OptionalLong.empty();
            }
            if (wanted == boolean.class) {
                return true;
            }
            if (wanted == int.class) {
                return LONGEST;
            }
            if (wanted == long.class) {
                return (long) LONGEST;
            }
            if (wanted == Duration.class) {
                return Duration.ofMinutes(1);
            }
            if (wanted == Charset.class) {
                return StandardCharsets.UTF_8;
            }
            if (wanted == String.class) {
                return System.getProperty("java.io.tmpdir");
            }
            return Collection.class.isAssignableFrom(wanted) ? new ArrayList<>() : settings(wanted);
        });
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        byte[] entity = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder request = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
        for (int i = 0; i < headers.length; i += 2) {
            request.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
        }
        request.append("Content-Length: ").append(entity.length).append("\r\n\r\n");
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        sent.write(request.toString().getBytes(StandardCharsets.UTF_8));
        sent.write(entity);
        socket.getOutputStream().write(sent.toByteArray());
        String status = line().split(" ")[1];
        int length = 0;
        for (String line = line(); !line.isEmpty(); line = line()) {
            String[] header = line.split(": *", 2);
            if (header[0].toLowerCase(Locale.ROOT).equals("content-length")) {
                length = Integer.parseInt(header[1]);
            }
        }
        return (status + " " + new String(in.readNBytes(length), StandardCharsets.UTF_8)).trim();
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the server closed the connection");
            }
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8).trim();
    }
}
