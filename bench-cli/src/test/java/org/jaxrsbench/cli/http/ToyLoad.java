package org.jaxrsbench.cli.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** One user, who asks so many times. Ends for good after so many slices. */
final class ToyLoad implements LoadSource {

    private static final int REQUESTS = 50;

    private final HttpClient client = HttpClient.newHttpClient();
    private int slicesLeft;
    private boolean ended;

    ToyLoad(int slices) {
        slicesLeft = slices;
    }

    @Override
    public Slice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
            throws IOException {
        if (slicesLeft-- == 0) {
            ended = true;
            throw new IOException("the load generator ended");
        }
        return warm(server, endpoint, users, REQUESTS, millis);
    }

    @Override
    public Slice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
            throws IOException {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + server.port() + endpoint.target()))
                .build();
        long right = 0;
        long wrong = 0;
        long errors = 0;
        for (int i = 0; i < requests; i++) {
            try {
                int status = client.send(request, HttpResponse.BodyHandlers.ofString())
                        .statusCode();
                right += status == endpoint.status() ? 1 : 0;
                wrong += status == endpoint.status() ? 0 : 1;
            } catch (IOException e) {
                errors++;
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
        return new Slice(right, errors, wrong, 0, 1, 10, 20, Double.NaN);
    }

    @Override
    public boolean alive() {
        return !ended;
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
