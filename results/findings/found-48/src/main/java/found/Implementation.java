package found;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ResourceConfig;

/** Jersey, without a server. */
final class Implementation {

    private static final URI BASE = URI.create("http://localhost:8080/");

    private final ApplicationHandler handler;

    Implementation(List<Class<?>> roots, List<Class<?>> filters) {
        ResourceConfig config = new ResourceConfig();
        roots.forEach(config::register);
        filters.forEach(config::register);
        handler = new ApplicationHandler(config);
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        ContainerRequest request = new ContainerRequest(
                BASE, BASE.resolve(path), method, null, new MapPropertiesDelegate(), handler.getConfiguration());
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        if (!body.isEmpty()) {
            request.setEntityStream(new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int status = handler.apply(request, out).get().getStatus();
        return (status + " " + out.toString(StandardCharsets.UTF_8)).trim();
    }
}
