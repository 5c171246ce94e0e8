package org.jaxrsbench.driver;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Servers and a load generator without a process: they do what a script says, and note what they were asked. */
final class ScriptedTier {

    /** CPU time that a server takes for a slice. */
    static final long CPU_NANOS = 5_000_000;

    static final LoadSlice GOOD = new LoadSlice(50, 0, 0, 0, 0.5, 10, 20, Double.NaN);
    static final LoadSlice WRONG_STATUS = new LoadSlice(10, 0, 40, 0, 0.5, 10, 20, Double.NaN);

    private final List<String> events = new ArrayList<>();
    private final Map<String, Integer> calls = new HashMap<>();
    private final List<String> dead = new ArrayList<>();
    private final Script script;

    /** What happens. */
    @FunctionalInterface
    interface Script {

        /**
         * What comes of a call.
         *
         * @param call {@code launch}, {@code verify}, {@code warm}, {@code slice} or {@code start}, then what it is
         *     about
         * @param nth how many of them there were, from 1
         * @return what the generator reports, if it is the one that was called
         */
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
                new Endpoint(
                        "GET", path, "/" + path, "", "", "text/plain", 200, "text/plain", Pattern.compile(""), ""));
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

    LoadSource start() throws IOException {
        call("start generator");
        return new Load();
    }

    ServerUnderLoad launch(HttpSubject subject) throws IOException {
        call("launch " + subject.label());
        dead.remove(subject.label());
        return new Server(subject.label());
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
            return 1;
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
        public long userNanos() {
            return cpuNanos();
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

    private final class Load implements LoadSource {

        private boolean alive = true;

        @Override
        public LoadSlice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
                throws IOException {
            return ask("slice ", server, endpoint);
        }

        @Override
        public LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
                throws IOException {
            return ask("warm ", server, endpoint);
        }

        private LoadSlice ask(String word, ServerUnderLoad server, Endpoint endpoint) throws IOException {
            Server asked = (Server) server;
            asked.cpu += CPU_NANOS;
            try {
                return call(word + asked.subject + " " + endpoint.path());
            } catch (IOException e) {
                alive = false;
                throw e;
            }
        }

        @Override
        public boolean alive() {
            return alive;
        }

        @Override
        public String name() {
            return "scripted 1";
        }

        @Override
        public void close() {
            events.add("close generator");
        }
    }
}
