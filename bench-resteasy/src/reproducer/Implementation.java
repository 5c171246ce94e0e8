package found;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jboss.resteasy.mock.MockDispatcherFactory;
import org.jboss.resteasy.mock.MockHttpRequest;
import org.jboss.resteasy.mock.MockHttpResponse;
import org.jboss.resteasy.spi.Dispatcher;

/** RESTEasy, without a server. */
final class Implementation {

    private final Dispatcher dispatcher = MockDispatcherFactory.createDispatcher();

    Implementation(List<Class<?>> roots, List<Class<?>> filters) {
        filters.forEach(dispatcher.getProviderFactory()::registerProvider);
        roots.forEach(dispatcher.getRegistry()::addPerRequestResource);
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        MockHttpRequest request = MockHttpRequest.create(method, path);
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        if (!body.isEmpty()) {
            request.content(body.getBytes(StandardCharsets.UTF_8));
        }
        MockHttpResponse response = new MockHttpResponse();
        dispatcher.invoke(request, response);
        return (response.getStatus() + " " + response.getContentAsString()).trim();
    }
}
