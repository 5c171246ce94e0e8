package org.jaxrsbench.cli.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/** Gives live forks their turns, over loopback: carries their words to a {@link AlternatingTurns} and its answers back. */
public final class TurnServer implements AutoCloseable {

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
     * @param tokens a name for each, in the order of the launch
     * @param order decides which of them may go
     */
    public Group group(List<String> tokens, AlternatingTurns order) {
        Group group = new Group(order);
        for (int i = 0; i < tokens.size(); i++) {
            Member member = new Member(group, i);
            group.members.add(member);
            expected.put(tokens.get(i), member);
        }
        return group;
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
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
            // A token, and the process id behind it.
            String[] introduction = String.valueOf(in.readLine()).split(" ");
            Member member = expected.remove(introduction[0]);
            if (member == null || introduction.length < 2) {
                return; // not one of our forks
            }
            member.socket = socket;
            try {
                for (String word = in.readLine(); word != null; word = in.readLine()) {
                    member.group.heard(member, word);
                }
            } finally {
                member.group.left(member);
            }
        } catch (IOException | IllegalArgumentException e) {
            // the fork is gone, or is not one of ours; its member has left above
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private static final class Member {

        private final Group group;
        private final int index;
        private Socket socket;
        private boolean gone;
        private long went;

        Member(Group group, int index) {
            this.group = group;
            this.index = index;
        }
    }

    /** A set of forks that take turns. */
    public static final class Group {

        private final List<Member> members = new ArrayList<>();
        private final List<Long> turnNanos = new ArrayList<>();
        private final AlternatingTurns order;

        private Group(AlternatingTurns order) {
            this.order = order;
        }

        private synchronized void heard(Member member, String word) throws IOException {
            if (member.went != 0) {
                turnNanos.add(System.nanoTime() - member.went);
                member.went = 0;
            }
            go(order.heard(member.index, word));
        }

        private synchronized void left(Member member) {
            if (member.gone) {
                return;
            }
            member.gone = true;
            try {
                go(order.left(member.index));
            } catch (IOException e) {
                // a fork that was told to go has gone too, and leaves in its turn
            }
        }

        /** How long each turn of a fork with several cases took, its iteration included, in nanoseconds. */
        synchronized List<Long> turnNanos() {
            return List.copyOf(turnNanos);
        }

        /** Which case a fork was measuring when it went. */
        synchronized OptionalInt goneDuring(int index) {
            return order.leftDuring(index);
        }

        /** A fork that never connected has gone too. */
        synchronized void gone(int index) {
            left(members.get(index));
        }

        private void go(List<Integer> next) throws IOException {
            for (int index : next) {
                Member member = members.get(index);
                String answer = order.answer(index);
                member.went = answer.equals("go") ? 0 : System.nanoTime();
                member.socket.getOutputStream().write((answer + "\n").getBytes(StandardCharsets.US_ASCII));
            }
        }
    }
}
