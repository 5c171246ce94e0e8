package org.jaxrsbench.driver;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jaxrsbench.driver.VoidingPolicy.Decision;
import org.jaxrsbench.driver.VoidingPolicy.Next;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Sample;

/** One launch of every server. What goes wrong with a target is recorded, and the others go on. */
final class HttpRound {

    private final int number;
    private final HttpSettings settings;
    private final Random random;
    private final LoadSource load;
    private final ServerUnderLoad.Launcher launcher;
    private final RunRecorder store;
    private final PrintStream progress;
    private final SliceRows rows;
    private final Map<String, ServerUnderLoad> servers = new LinkedHashMap<>();
    private final Set<HttpTarget> alive = new LinkedHashSet<>();
    private final List<String> failures = new ArrayList<>();

    HttpRound(
            int number,
            HttpSettings settings,
            Random random,
            LoadSource load,
            ServerUnderLoad.Launcher launcher,
            RunRecorder store,
            PrintStream progress) {
        this.number = number;
        this.settings = settings;
        this.random = random;
        this.load = load;
        this.launcher = launcher;
        this.store = store;
        this.progress = progress;
        rows = new SliceRows(store.run(), number, settings.users());
    }

    /**
     * Measures.
     *
     * @return what went wrong; empty if nothing did
     * @throws IOException if what is measured cannot be kept
     */
    List<String> measure(Collection<HttpTarget> targets) throws IOException {
        try {
            launch(targets);
            for (int slice = 1; slice <= settings.slices() && !alive.isEmpty(); slice++) {
                pass(slice);
            }
            return failures;
        } finally {
            servers.values().forEach(ServerUnderLoad::close);
        }
    }

    private void launch(Collection<HttpTarget> targets) throws IOException {
        List<Sample> recorded = new ArrayList<>();
        for (HttpTarget target : shuffled(targets)) {
            try {
                ServerUnderLoad server = launched(target);
                server.verify(target.endpoint());
                LoadSlice warm = load.warm(
                        server.port(), target.endpoint(), settings.warmUsers(), settings.warm(), settings.warmMillis());
                String fault = VoidingPolicy.fault(warm, 0);
                if (!fault.isEmpty()) {
                    throw new IOException(fault);
                }
                alive.add(target);
                progress.printf(
                        Locale.ROOT,
                        "warm: %s, after %d requests in %.1f s%n",
                        target,
                        warm.requests(),
                        warm.seconds());
            } catch (IOException e) {
                recorded.add(failed(target, e));
            }
        }
        store.append(recorded);
    }

    /** So that no target always follows the same one. */
    private List<HttpTarget> shuffled(Collection<HttpTarget> all) {
        List<HttpTarget> turns = new ArrayList<>(all);
        Collections.shuffle(turns, random);
        return turns;
    }

    /** A server that answers several endpoints is launched once. */
    private ServerUnderLoad launched(HttpTarget target) throws IOException {
        String label = target.subject().label();
        if (!servers.containsKey(label)) {
            servers.put(label, launcher.launch(target.subject()));
        }
        return servers.get(label);
    }

    /** One slice of each target; kept if all answers were right before and after. */
    private void pass(int slice) throws IOException {
        Map<HttpTarget, List<Sample>> measured = new LinkedHashMap<>();
        List<Sample> recorded = new ArrayList<>();
        for (HttpTarget target : shuffled(alive)) {
            try {
                measured.put(target, slice(target, slice));
            } catch (IOException e) {
                recorded.add(failed(target, e));
            }
        }
        for (Map.Entry<HttpTarget, List<Sample>> each : measured.entrySet()) {
            try {
                servers.get(each.getKey().subject().label())
                        .verify(each.getKey().endpoint());
                recorded.addAll(each.getValue());
            } catch (IOException e) {
                recorded.add(failed(each.getKey(), e));
            }
        }
        store.append(recorded);
    }

    private List<Sample> slice(HttpTarget target, int slice) throws IOException {
        ServerUnderLoad server = servers.get(target.subject().label());
        for (int attempt = 1; ; attempt++) {
            long before = server.cpuNanos();
            LoadSlice loaded =
                    load.slice(server.port(), target.endpoint(), settings.users(), settings.rate(), settings.millis());
            Decision decision = VoidingPolicy.decide(loaded, settings.rate(), attempt, server.alive());
            if (loaded.blockedSessions() > 0) {
                progress.println("blocked: " + target + ", round " + number + ", slice " + slice + ": "
                        + loaded.blockedSessions() + " users waited for a connection or a session");
            }
            if (decision.next() == Next.KEEP) {
                return rows.measured(target, slice, loaded, server.cpuNanos() - before);
            }
            progress.println("voided: " + target + ", round " + number + ", slice " + slice + ": " + decision.why());
            if (decision.next() == Next.GIVE_UP) {
                throw new IOException(decision.why());
            }
        }
    }

    /** Said, and left out until the next launch. */
    private Sample failed(HttpTarget target, IOException why) {
        String failure = target + ", round " + number + ": " + why.getMessage();
        failures.add(failure);
        progress.println("FAILED " + failure);
        alive.remove(target);
        return rows.failed(target, store.samples());
    }
}
