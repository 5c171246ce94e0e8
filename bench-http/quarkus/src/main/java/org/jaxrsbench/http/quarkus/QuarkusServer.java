package org.jaxrsbench.http.quarkus;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jaxrsbench.http.server.ServerLauncher;

/** Starts the application in the way of all the servers. */
@QuarkusMain
public final class QuarkusServer implements QuarkusApplication {

    private static final CompletableFuture<Integer> LISTENING = new CompletableFuture<>();

    /** Starts the server, and returns when the application has stopped: Quarkus closes its class loader then. */
    public static void main(String... arguments) throws InterruptedException {
        Thread application = new Thread(() -> Quarkus.run(QuarkusServer.class, QuarkusServer::stopped), "application");
        ServerLauncher.launch(arguments, List.of(), (host, port, variant) -> {
            // Above the environment and every file.
            System.setProperty("quarkus.http.host", host);
            System.setProperty("quarkus.http.port", Integer.toString(port));
            application.start();
            return LISTENING.get();
        });
        application.join();
    }

    /** Called when the application listens; a start-up event would come before that. */
    @Override
    public int run(String... arguments) {
        // Quarkus puts the port it got where it took the wish from.
        LISTENING.complete(ConfigProvider.getConfig().getValue("quarkus.http.port", Integer.class));
        Quarkus.waitForExit();
        return 0;
    }

    private static void stopped(int code, Throwable failure) {
        if (failure != null) {
            LISTENING.completeExceptionally(failure);
        }
    }
}
