package org.jaxrsbench.driver;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** One user, who asks so many times; a slice is said to have taken a second. */
final class ToyLoad implements LoadSource {

    static final int REQUESTS = 50;

    private final HttpClient client = HttpClient.newHttpClient();

    @Override
    public LoadSlice slice(int port, Endpoint endpoint, int users, long rate, long millis) throws IOException {
        return warm(port, endpoint, users, REQUESTS, millis);
    }

    @Override
    public LoadSlice warm(int port, Endpoint endpoint, int users, long requests, long millis) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + endpoint.target()))
                .build();
        for (int i = 0; i < requests; i++) {
            try {
                client.send(request, HttpResponse.BodyHandlers.ofString());
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
        return new LoadSlice(requests, 0, 0, 0, 0, 1, 10, 20, 30);
    }

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public void close() {
        // holds nothing
    }
}
