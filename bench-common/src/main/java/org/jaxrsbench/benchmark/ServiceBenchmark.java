package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Flight;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * A service as people write them: an airline with 32 routes, most of them with templates, JSON in and out. {@code mix-reads} and
 * {@code mix-writes} send more than a thousand requests, each to a path or with a body of its own, over and over; the other values are their
 * kinds, one at a time in the same application, so that a total can be taken apart. Rank implementations by both mixes. One operation is
 * one request.
 *
 * <p>{@code mix-writes} has the weights of Acme Air, IBM's sample of a JAX-RS service (test plan {@code AcmeAir.jmx} of
 * github.com/acmeair/acmeair-driver), four sessions to a block of 39: log in 4 times ({@code login}) and search 20 times
 * ({@code query}; both are forms by POST, five flights as JSON come back), book 4 times (JSON in and out, 201), list bookings 4 times, read a session in place of logging out 4 times (small text), read and
 * update a profile once each, cancel a booking once. The plan sends updates and cancellations by POST, and bookings as forms; here they are
 * PUT, DELETE and JSON. So 30 of 39 change something or are sent by POST, as there.
 *
 * <p>{@code mix-reads} is read-mostly as workload B of YCSB is, 95% to 5% (Cooper et al., Benchmarking Cloud Serving Systems with YCSB,
 * SoCC 2010, table 2). Of 20 requests 9 search ({@code search}, by GET), 4 read a session, 3 list bookings, 3 read a profile and 1 updates one; how the
 * reads are divided is our choice.
 *
 * <p>{@code missing} finds no route (404), and is in no mix.
 *
 * <p>What would fool it: Jackson's time is in it, one and the same for all, so ratios are nearer to one than without. Another service
 * has other weights; the kinds let you put your own together.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar ServiceBenchmark -p request=mix-reads,mix-writes}
 */
public class ServiceBenchmark extends OneRequestBenchmark {

    /** How often each kind comes in a block of the mix of this name. */
    static final Map<String, SortedMap<String, Integer>> MIXES = Map.of(
            "mix-reads", weights("search 9, session 4, bookings 3, profile 3, update 1"),
            "mix-writes", weights("login 4, query 20, book 4, bookings 4, session 4, profile 1, update 1, cancel 1"));

    private static final int TURNS = 64;
    private static final int LEAST = 1024;
    private static final int FIRST_ID = 1000;
    private static final String JSON = Requests.JSON;
    private static final String FORM = "application/x-www-form-urlencoded";

    /** What is sent: a mix, or one kind of request. */
    @Param({
        "mix-reads",
        "mix-writes",
        "search",
        "query",
        "session",
        "login",
        "book",
        "bookings",
        "profile",
        "update",
        "cancel",
        "missing"
    })
    public String request;

    private static SortedMap<String, Integer> weights(String text) {
        SortedMap<String, Integer> weights = new TreeMap<>();
        for (String kind : text.split(", ")) {
            String[] words = kind.split(" ");
            weights.put(words[0], Integer.valueOf(words[1]));
        }
        return weights;
    }

    @Override
    public AppConfig application() {
        return AppConfig.of(Resources.SERVICE.toArray(String[]::new)).providing("DatabindJson");
    }

    @Override
    public List<Request> requests() {
        SortedMap<String, Integer> weights = MIXES.get(request);
        return weights == null ? Requests.inTurn(TURNS, i -> one(request, i)) : List.of(Request.rotating(mix(weights)));
    }

    /** Blocks, each with all kinds by their weights and shuffled again; no two requests of a kind are the same. */
    private static List<Request> mix(SortedMap<String, Integer> weights) {
        Random random = new Random(20151130);
        List<Request> all = new ArrayList<>();
        for (int block = 0; all.size() < LEAST; block++) {
            List<Request> requests = new ArrayList<>();
            for (Map.Entry<String, Integer> kind : weights.entrySet()) {
                for (int i = 0; i < kind.getValue(); i++) {
                    requests.add(one(kind.getKey(), block * kind.getValue() + i));
                }
            }
            Collections.shuffle(requests, random);
            all.addAll(requests);
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
            case "query" ->
                Requests.of("POST", "flights/query", JSON)
                        .body(FORM, "from=AMS&to=J" + id + "&date=2026-11-22&oneWay=false")
                        .expect(200, JSON, flights("AMS", "J" + id, "2026-11-22"));
            case "login" ->
                Requests.of("POST", "sessions", Requests.TEXT_PLAIN)
                        .body(FORM, "login=c" + id + "%40example.com&password=password")
                        .expectText("c" + id + "@example.com");
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
            default -> throw new IllegalArgumentException("request " + kind + ": a mix or one of its kinds");
        };
    }

    private static String flights(String from, String to, String date) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < Flight.FOUND; i++) {
            found.add(("{\"number\":\"JB10%s\",\"from\":\"%s\",\"to\":\"%s\",\"date\":\"%s\",\"price\":%s,\"seats\":8}")
                    .formatted(i, from, to, date, 120 + i));
        }
        return "[" + String.join(",", found) + "]";
    }

    private static String booking(String customer, String flight, int seats) {
        return "{\"id\":\"b-%s-%s\",\"customer\":\"%s\",\"flight\":\"%s\",\"seats\":%s}"
                .formatted(customer, flight, customer, flight, seats);
    }

    private static String profile(String id, int miles) {
        return "{\"id\":\"%s\",\"first\":\"Jane\",\"last\":\"Doe\",\"miles\":%s}".formatted(id, miles);
    }
}
