package org.jaxrsbench.loopback;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Servers and a load generator without a process: they do what a script says, and note what they were asked. */
final class ScriptedTier {

    /** CPU time that a server takes for a slice. */
    static final long CPU_NANOS = 5_000_000;

    static final LoadSlice GOOD = new LoadSlice(50, 0, 0, 0, 0, 0.5, 10, 20, 30);
    static final LoadSlice WRONG_STATUS = new LoadSlice(10, 0, 40, 0, 0, 0.5, 10, 20, 30);

    private final List<String> events = new ArrayList<>();
    private final Map<String, Integer> calls = new HashMap<>();
    private final List<String> dead = new ArrayList<>();
    // Its place is the server's port.
    private final List<Server> servers = new ArrayList<>();
    private final Script script;

    /** What comes of a call, such as {@code launch a} or {@code slice a x}, and what the generator reports. */
    @FunctionalInterface
    interface Script {
        LoadSlice call(String call, int nth) throws IOException;
    }

    ScriptedTier(Script script) {
        this.script = script;
    }

    /** Nothing goes wrong. */
    static LoadSlice allGood(String call, int nth) {
        return GOOD;
    }

    static HttpTarget target(String subject, String path) {
        return new HttpTarget(
                new HttpSubject(subject, "toy", "1", List.of(), "", "", "", List.of(), List.of()),
                new Endpoint("GET", path, "/" + path, "", "", "text/plain", 200, "text/plain", Pattern.compile("")));
    }

    /** What was asked, in order. */
    List<String> events() {
        return events;
    }

    /** What was asked of one kind, in order. */
    List<String> events(String kind) {
        return events.stream().filter(e -> e.startsWith(kind + " ")).toList();
    }

    /** From now on a server has ended. */
    void end(String subject) {
        dead.add(subject);
    }

    LoadGenerator load() {
        return new Load();
    }

    ServerUnderLoad launch(HttpSubject subject) throws IOException {
        call("launch " + subject.label());
        dead.remove(subject.label());
        servers.add(new Server(subject.label()));
        return servers.get(servers.size() - 1);
    }

    private LoadSlice call(String call) throws IOException {
        events.add(call);
        return script.call(call, calls.merge(call, 1, Integer::sum));
    }

    private final class Server implements ServerUnderLoad {

        private final String subject;
        private long cpu;

        Server(String subject) {
            this.subject = subject;
        }

        @Override
        public int port() {
            return servers.indexOf(this);
        }

        @Override
        public boolean alive() {
            return !dead.contains(subject);
        }

        @Override
        public long cpuNanos() {
            return cpu;
        }

        @Override
        public void verify(Endpoint endpoint) throws IOException {
            call("verify " + subject + " " + endpoint.path());
        }

        @Override
        public void close() {
            events.add("close " + subject);
        }
    }

    private final class Load extends LoadGenerator {

        Load() {
            super(Path.of("none"));
        }

        @Override
        public LoadSlice load(int port, Endpoint endpoint, int users, long rate, long millis, long enough)
                throws IOException {
            Server asked = servers.get(port);
            asked.cpu += CPU_NANOS;
            return call((enough > 0 ? "warm " : "slice ") + asked.subject + " " + endpoint.path());
        }

        @Override
        String name() {
            return "scripted 1";
        }

        @Override
        public void close() {
            events.add("close generator");
        }
    }
}
