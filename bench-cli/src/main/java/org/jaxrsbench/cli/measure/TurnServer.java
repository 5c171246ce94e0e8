package org.jaxrsbench.cli.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives live forks their turns, over loopback. Warm-ups may overlap, as many at once as there are processors; measured
 * iterations go by the {@link Scheme}. A fork that ends or dies gives its turn up, and the others go on.
 */
public final class TurnServer implements AutoCloseable {

    /** In what way live forks share the time of measuring. */
    public enum Scheme {
        /** One at a time, A B B A A B …, so that a steady drift falls on both alike. */
        TURNS,
        /** The same, all pinned to one processor, so that none has a better one than the others. */
        TURNS_PINNED,
        /** One at a time, and whoever waits is stopped by a signal. */
        TURNS_STOPPED,
        /** All at once, each pinned to a processor of its own; with each iteration they swap processors. */
        TOGETHER_SWAPPED
    }

    private final ServerSocket server;
    private final Map<String, Member> expected = new ConcurrentHashMap<>();

    /** Listens on a free port of the loopback interface. */
    public TurnServer() throws IOException {
        server = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        Thread acceptor = new Thread(this::accept, "turns");
        acceptor.setDaemon(true);
        acceptor.start();
    }

    /** The port that forks connect to. */
    public int port() {
        return server.getLocalPort();
    }

    /**
     * Forks that are to take turns.
     *
     * @param tokens a name for each, in the order of the first round of turns
     * @param warmUpsAtOnce how many may warm up at the same time
     */
    public Group group(List<String> tokens, int warmUpsAtOnce, Scheme scheme) {
        Group group = new Group(warmUpsAtOnce, scheme);
        for (String token : tokens) {
            Member member = new Member(group);
            group.members.add(member);
            expected.put(token, member);
        }
        return group;
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread reader = new Thread(() -> serve(socket), "turn");
                reader.setDaemon(true);
                reader.start();
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void serve(Socket socket) {
        try (socket;
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
            // A token, and the process id behind it; harnesses of older commits do not tell theirs.
            String[] introduction = String.valueOf(in.readLine()).split(" ");
            Member member = expected.remove(introduction[0]);
            if (member == null) {
                return; // nobody we know
            }
            member.socket = socket;
            member.pid = introduction.length > 1 ? introduction[1] : "";
            try {
                for (String word = in.readLine(); word != null; word = in.readLine()) {
                    member.group.heard(member, word);
                }
            } finally {
                member.group.left(member);
            }
        } catch (IOException e) {
            // the fork is gone; its member has left above
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private enum State {
        STARTING,
        WAITS_TO_WARM,
        WARMING,
        READY,
        MEASURING,
        GONE
    }

    private static final class Member {

        private final Group group;
        private Socket socket;
        private String pid = "";
        private State state = State.STARTING;

        Member(Group group) {
            this.group = group;
        }

        void go() throws IOException {
            state = state == State.WAITS_TO_WARM ? State.WARMING : State.MEASURING;
            socket.getOutputStream().write("go\n".getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        }

        /** Runs a command of the system on the fork's process and waits for it. */
        void command(String... words) throws IOException {
            List<String> command = new ArrayList<>(List.of(words));
            command.add(pid);
            try {
                Process process = new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                if (process.waitFor() != 0
                        && ProcessHandle.of(Long.parseLong(pid)).isPresent()) {
                    throw new IOException("cannot " + String.join(" ", command));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
    }

    /** A set of forks that take turns. */
    public static final class Group {

        private final List<Member> members = new ArrayList<>();
        private final int warmUpsAtOnce;
        private final Scheme scheme;
        private final Deque<Member> turns = new ArrayDeque<>();
        private final Map<Member, Integer> measured = new HashMap<>();
        private boolean forward = true;
        private int lap;

        private Group(int warmUpsAtOnce, Scheme scheme) {
            this.warmUpsAtOnce = warmUpsAtOnce;
            this.scheme = scheme;
        }

        private synchronized void heard(Member member, String word) throws IOException {
            switch (word) {
                case "warm" -> member.state = State.WAITS_TO_WARM;
                case "ready" -> {
                    member.state = State.READY;
                    if (scheme == Scheme.TURNS_STOPPED) {
                        member.command("kill", "-STOP");
                    } else if (scheme == Scheme.TURNS_PINNED && !measured.containsKey(member)) {
                        member.command("taskset", "-acp", "0");
                    }
                }
                case "done" -> {
                    member.state = State.STARTING;
                    measured.merge(member, 1, Integer::sum);
                    turns.poll();
                }
                default -> throw new IOException("unexpected word " + word);
            }
            advance();
        }

        private synchronized void left(Member member) {
            member.state = State.GONE;
            turns.remove(member);
            try {
                if (scheme == Scheme.TURNS_STOPPED && !member.pid.isEmpty()) {
                    member.command("kill", "-CONT"); // so that it can end
                }
                advance();
            } catch (IOException e) {
                // whoever was told to go has gone too, and will leave
            }
        }

        /** A fork that never connected has gone too. */
        synchronized void gone(int index) {
            if (members.get(index).state != State.GONE) {
                left(members.get(index));
            }
        }

        private void advance() throws IOException {
            long warming =
                    members.stream().filter(m -> m.state == State.WARMING).count();
            for (Member member : members) {
                if (member.state == State.WAITS_TO_WARM && warming < warmUpsAtOnce) {
                    warming++;
                    member.go();
                }
            }
            if (scheme == Scheme.TOGETHER_SWAPPED) {
                startTogether();
            } else {
                startNext();
            }
        }

        private void startNext() throws IOException {
            boolean allWarm = members.stream()
                    .allMatch(m -> m.state == State.READY
                            || m.state == State.GONE
                            || m.state == State.MEASURING
                            || measured.containsKey(m));
            if (!allWarm) {
                return;
            }
            if (turns.isEmpty()) {
                members.stream().filter(m -> m.state != State.GONE).forEach(forward ? turns::addLast : turns::addFirst);
                forward = !forward;
            }
            Member next = turns.peek();
            if (next != null && next.state == State.READY) {
                if (scheme == Scheme.TURNS_STOPPED) {
                    next.command("kill", "-CONT");
                }
                next.go();
            }
        }

        private void startTogether() throws IOException {
            List<Member> live =
                    members.stream().filter(m -> m.state != State.GONE).toList();
            if (!live.stream().allMatch(m -> m.state == State.READY)) {
                return;
            }
            for (int i = 0; i < live.size(); i++) {
                live.get(i).command("taskset", "-acp", Integer.toString((i + lap) % live.size()));
            }
            lap++;
            for (Member member : live) {
                member.go();
            }
        }
    }
}
