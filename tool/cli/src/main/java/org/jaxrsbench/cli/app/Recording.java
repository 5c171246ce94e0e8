package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.process.Talk;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.Reply;
import org.jaxrsbench.protocol.UserApplication.UserRequest;

/** Asks a subject what an application answers, in JVMs of its own. */
record Recording(Launchable subject, List<UserRequest> requests) {

    // Of a line: a start takes a second or two where nothing else runs.
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final int TIMES = 3;
    private static final int SERVER_ERROR = 500;

    /** No such path, method or type: of a request that nobody expected to fail. */
    private static final Set<Integer> OFTEN_A_MISTAKE = Set.of(404, 405, 406, 415);

    /** What a logger says when nothing is wrong with a request: while a JVM starts, say. */
    private static final String NO_CAUSE = "(: (WARNING|INFO|SLF4J).*)?";

    /**
     * Replies.
     *
     * @param replies one for each time that a request was sent
     * @param lastWords of the JVM, after a colon; empty for none
     */
    private record Asked(List<Reply> replies, String lastWords) {}

    /**
     * The answers that can be expected each time, by the places of their requests. Each request is sent alone, three times to a JVM of its
     * own; then all together, in the other order and in theirs. One whose status depends on what came before has no such answer. A server
     * error may be that of a broken setup: unless it was expected, its answer has the status 0.
     *
     * @param hint what else may be the cause of a server error, after a semicolon; empty for nothing
     * @param progress where it is said what to look at, and what is left out
     * @throws BadInputException if the subject refuses the application
     */
    Map<Integer, Answer> answers(String hint, PrintStream progress) {
        progress.println("starting a JVM for each of " + requests.size() + " requests, and one for all");
        List<Integer> all = places();
        List<Asked> alone = all.parallelStream()
                .map(place -> ask(Collections.nCopies(TIMES, place)))
                .toList();
        List<Integer> order = bothWays(all.stream()
                .filter(i -> refusal(alone.get(i).replies()).isEmpty())
                .toList());
        List<Reply> together = order.isEmpty() ? List.of() : ask(order).replies();
        IntStream.range(0, order.size())
                .forEach(i -> alone.get(order.get(i)).replies().add(together.get(i)));
        Map<Integer, Answer> answers = new TreeMap<>();
        for (int place : all) {
            String name = requests.get(place).name();
            List<Reply> replies = alone.get(place).replies();
            String refusal = refusal(replies);
            if (!refusal.isEmpty()) {
                progress.println("left out: " + name + ": " + refusal);
                continue;
            }
            int status = replies.get(0).status();
            boolean expected = requests.get(place).answer().status() == status;
            if (status >= SERVER_ERROR && !expected) {
                String cause = alone.get(place).lastWords();
                progress.println("no answer is recorded: " + name + " answered " + status
                        + (cause.matches(NO_CAUSE) ? hint : cause) + "; if " + status
                        + " is right, write it into status by hand");
                answers.put(place, new Answer(0, "", new byte[0], true));
                continue;
            }
            if (OFTEN_A_MISTAKE.contains(status) && !expected) {
                progress.println("look at it: " + name + " answered " + status);
            }
            byte[] entity = replies.get(0).entity();
            boolean same = entity.length <= RequestsFile.LONGEST_FILE
                    && replies.stream()
                                    .map(r -> r.type() + " " + Arrays.toString(r.entity()))
                                    .distinct()
                                    .count()
                            == 1;
            if (!same) {
                progress.println("look at it: " + name
                        + " is too long, or another one each time; any entity will do, its status is checked");
            }
            answers.put(place, new Answer(status, replies.get(0).type(), entity, !same));
        }
        return answers;
    }

    /** The replies to all requests, in their order and then in the other one. */
    List<Reply> rehearsed() {
        List<Integer> back = new ArrayList<>(places());
        Collections.reverse(back);
        return ask(bothWays(back)).replies();
    }

    private List<Integer> places() {
        return IntStream.range(0, requests.size()).boxed().toList();
    }

    private static List<Integer> bothWays(List<Integer> places) {
        List<Integer> order = new ArrayList<>(places);
        Collections.reverse(order);
        order.addAll(places);
        return order;
    }

    /** Why replies to one request are no answer; empty if they are. */
    private static String refusal(List<Reply> replies) {
        List<String> statuses = replies.stream()
                .map(r -> Integer.toString(r.status()))
                .distinct()
                .toList();
        return replies.stream()
                .filter(r -> r.status() == 0)
                .map(Reply::wrong)
                .findFirst()
                .orElse(
                        statuses.size() == 1
                                ? ""
                                : "it answered " + String.join(", then ", statuses)
                                        + "; what depends on what came before cannot be measured");
    }

    /** The replies to requests, by their places, in that order; what a JVM cannot answer because it has ended has failed. */
    private Asked ask(List<Integer> places) {
        List<String> command = new ArrayList<>(List.of(subject.java().toString()));
        command.addAll(List.of(JvmFlags.MOST_HEAP, JvmFlags.COLLECTOR, JvmFlags.OPEN, "-XX:TieredStopAtLevel=1"));
        command.addAll(subject.program());
        command.addAll(List.of("--record", places.stream().map(String::valueOf).collect(Collectors.joining(","))));
        String label = subject.label();
        List<Reply> replies = new ArrayList<>();
        String end = "";
        String lastWords = "";
        try (Talk talk = new Talk(label, command, false)) {
            while (replies.size() < places.size()) {
                replies.add(talk.hear(Reply.class, PATIENCE));
            }
            lastWords = talk.lastWords();
        } catch (Talk.Ended e) {
            end = "its JVM ended with " + e.code() + e.lastWords();
            if (e.code() == ExitCode.BAD_INPUT.code()) {
                throw new BadInputException(label + e.lastWords().replaceFirst("^: error", ""));
            }
        } catch (IOException e) {
            end = e.getMessage();
        }
        while (replies.size() < places.size()) {
            replies.add(new Reply(0, "", new byte[0], false, end));
        }
        return new Asked(replies, lastWords);
    }
}
