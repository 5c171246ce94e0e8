package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Flight;
import org.openjdk.jmh.annotations.Param;

/**
 * A service as people write them: an airline with 30 routes, most of them with templates, JSON in and out. {@code mix} sends 1,024
 * requests, each to a path of its own, over and over; the other values are its kinds, one at a time in the same application, so that a
 * total can be taken apart. Rank implementations by {@code mix}. One operation is one request.
 *
 * <p>Of 16 requests of the mix 6 search flights (a query, five flights as JSON), 3 read a session (small text), 2 book (JSON in and out,
 * 201), 1 lists bookings, 1 reads and 1 updates a profile (JSON), 1 cancels a booking (204) and 1 finds no route (404). The weights
 * follow what a session does in the workload of Acme Air, IBM's sample of a JAX-RS service (test plan {@code AcmeAir.jmx} of
 * github.com/acmeair/acmeair-driver): log in, search five times, book, list, at times view and update the profile and cancel, log out.
 * The 404 is our addition, queries and JSON stand in place of its forms, and its bookings, whose number depends on its data, were set at one
 * in eight.
 *
 * <p>What would fool it: Jackson's time is in it, one and the same for all, so ratios are nearer to one than without. Another service
 * has other weights; the kinds let you put your own together.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar ServiceBenchmark -p request=mix}
 */
public class ServiceBenchmark extends OneRequestBenchmark {

    /** How often each kind comes in sixteen requests of the mix. */
    public static final Map<String, Integer> WEIGHTS = weights();

    private static final String MIX = "mix";
    private static final int BLOCKS = 64;
    private static final int FIRST_ID = 1000;
    private static final String JSON = Requests.JSON;

    /** What is sent: the mix, or one kind of its requests. */
    @Param({MIX, "search", "session", "book", "bookings", "profile", "update", "cancel", "missing"})
    public String request;

    private static Map<String, Integer> weights() {
        Map<String, Integer> weights = new LinkedHashMap<>();
        weights.put("search", 6);
        weights.put("session", 3);
        weights.put("book", 2);
        weights.put("bookings", 1);
        weights.put("profile", 1);
        weights.put("update", 1);
        weights.put("cancel", 1);
        weights.put("missing", 1);
        return Collections.unmodifiableMap(weights);
    }

    @Override
    public AppConfig application() {
        return AppConfig.of(
                        "FlightsResource",
                        "CustomersResource",
                        "BookingsResource",
                        "SessionsResource",
                        "AirportsResource",
                        "HealthResource")
                .providing("DatabindJson");
    }

    @Override
    public List<Request> requests() {
        return request.equals(MIX) ? List.of(Request.rotating(mix())) : Requests.inTurn(BLOCKS, i -> one(request, i));
    }

    /** Blocks of sixteen, each with all kinds by their weights and shuffled again; no two requests of a kind are the same. */
    private static List<Request> mix() {
        Random random = new Random(20151130);
        List<Request> all = new ArrayList<>();
        for (int block = 0; block < BLOCKS; block++) {
            List<Request> sixteen = new ArrayList<>();
            for (Map.Entry<String, Integer> kind : WEIGHTS.entrySet()) {
                for (int i = 0; i < kind.getValue(); i++) {
                    sixteen.add(one(kind.getKey(), block * kind.getValue() + i));
                }
            }
            Collections.shuffle(sixteen, random);
            all.addAll(sixteen);
        }
        return all;
    }

    /** The answers are written by hand, so that what resources and Jackson make is held against something else. */
    private static Request one(String kind, int number) {
        String id = Integer.toString(FIRST_ID + number);
        String customer = "customers/c" + id;
        return switch (kind) {
            case "search" ->
                Requests.of("GET", "flights?from=AMS&to=J" + id + "&date=2026-11-22", JSON)
                        .expect(200, JSON, flights("AMS", "J" + id, "2026-11-22"));
            case "session" ->
                Requests.of("GET", "sessions/s" + id, Requests.TEXT_PLAIN).expectText("s" + id);
            case "book" ->
                Requests.of("POST", customer + "/bookings", JSON)
                        .body(JSON, "{\"flight\":\"JB104\",\"seats\":2}")
                        .expect(201, JSON, booking("c" + id, "JB104", 2));
            case "bookings" ->
                Requests.of("GET", customer + "/bookings", JSON)
                        .expect(
                                200,
                                JSON,
                                "[" + booking("c" + id, "JB100", 1) + "," + booking("c" + id, "JB104", 2) + "]");
            case "profile" -> Requests.of("GET", customer, JSON).expect(200, JSON, profile("c" + id, 1250));
            case "update" ->
                Requests.of("PUT", customer, JSON)
                        .body(JSON, profile("unknown", FIRST_ID + number))
                        .expect(200, JSON, profile("c" + id, FIRST_ID + number));
            case "cancel" ->
                Requests.of("DELETE", customer + "/bookings/b" + id, JSON)
                        .arrives("b" + id)
                        .expect(204);
            case "missing" ->
                Request.of("GET", customer + "/bookings/b" + id + "/refund")
                        .header("Accept", JSON)
                        .expectStatus(404);
            default ->
                throw new IllegalArgumentException("request " + kind + ": " + MIX + " or one of " + WEIGHTS.keySet());
        };
    }

    private static String flights(String from, String to, String date) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < Flight.FOUND; i++) {
            found.add(("{\"number\":\"JB10%d\",\"from\":\"%s\",\"to\":\"%s\",\"date\":\"%s\",\"price\":%d,\"seats\":8}")
                    .formatted(i, from, to, date, 120 + i));
        }
        return "[" + String.join(",", found) + "]";
    }

    private static String booking(String customer, String flight, int seats) {
        return "{\"id\":\"b-%s-%s\",\"customer\":\"%s\",\"flight\":\"%s\",\"seats\":%d}"
                .formatted(customer, flight, customer, flight, seats);
    }

    private static String profile(String id, int miles) {
        return "{\"id\":\"%s\",\"first\":\"Jane\",\"last\":\"Doe\",\"miles\":%d}".formatted(id, miles);
    }
}
