package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.openjdk.jmh.annotations.Param;

/**
 * Somebody else's application: each of its requests alone, and all of them mixed by their weights. Every answer is checked, as those of
 * the shared resources are. One operation is one request.
 *
 * <p>What would fool it: an answer that depends on what was sent before is wrong the second time; one that is mostly a database's time
 * says nothing of the implementation, so put a stub there.
 *
 * <p>Run just it: {@code scripts/bench run --app my-app.jar --requests requests.csv --subjects jersey:4.0.3,resteasy:7.0.5.Final}
 */
public class ApplicationBenchmark extends OneRequestBenchmark {

    /** Name of the case that sends all requests by their weights. */
    public static final String MIX = "mix";

    // About as many as the branches of a processor are remembered for, in rounds that are shuffled again each time.
    private static final int MIXED = 4096;
    private static final int MOST_ROUNDS = 64;

    /** What is sent: the mix, or one request by its name. The application says which there are. */
    @Param(MIX)
    public String request;

    /** The values of {@link #request} on this class path, the mix first; empty if there is no application. */
    public static List<String> cases() {
        List<String> cases = new ArrayList<>();
        List<UserRequest> all =
                UserClasses.here().map(UserApplication::requests).orElse(List.of());
        if (all.stream().anyMatch(r -> r.weight() > 0)) {
            cases.add(MIX);
        }
        all.forEach(r -> cases.add(r.name()));
        return cases;
    }

    @Override
    public AppConfig application() {
        return UserClasses.config();
    }

    @Override
    public List<Request> requests() {
        List<UserRequest> all = UserClasses.here().orElseThrow().requests();
        if (request.equals(MIX)) {
            return List.of(Request.rotating(mix(all)));
        }
        return List.of(UserClasses.request(all.stream()
                .filter(r -> r.name().equals(request))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the application has no request " + request))));
    }

    private static List<Request> mix(List<UserRequest> all) {
        List<Request> round = new ArrayList<>();
        all.forEach(r -> round.addAll(Collections.nCopies(r.weight(), UserClasses.request(r))));
        Random random = new Random(20261123);
        List<Request> mixed = new ArrayList<>();
        for (int i = 0; i < Math.max(1, Math.min(MOST_ROUNDS, MIXED / round.size())); i++) {
            Collections.shuffle(round, random);
            mixed.addAll(round);
        }
        return mixed;
    }
}
