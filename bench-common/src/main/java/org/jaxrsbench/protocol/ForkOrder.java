package org.jaxrsbench.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;

/**
 * Which fork a host is to run and how: one line of JSON with named fields. The tool and the host may be of different
 * commits, so the line names its version, and each refuses the other if it speaks another one.
 *
 * @param protocol version of these fields, {@link #VERSION}
 * @param content what it measures
 * @param place where it is in its run
 * @param turns where it asks for its turns
 * @param warmups how many times the usual warm-up it gets, from 1
 * @param batch whether the fork's worker waits for each compilation that it sets off, in place of going on meanwhile
 * @param recording file for a flight recording of the measured iterations; empty for none
 */
public record ForkOrder(
        int protocol, Content content, Place place, Turns turns, int warmups, boolean batch, String recording) {

    /** The version that this harness speaks. */
    public static final int VERSION = 4;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    /**
     * What a fork measures.
     *
     * @param cases indices of the cases in the host's own list, from 0: what the fork boots and settles on
     * @param grouped whether the fork carries these cases as a group, whose windows, those of the warm-up too, the turns name; else there
     *     is one case
     * @param measured how many of the cases have windows of their own: all, or one while a recording is made
     * @param burnNanos CPU nanoseconds to waste in each operation of each case, or 0; of a group, in every second window
     */
    public record Content(List<Integer> cases, boolean grouped, int measured, List<Long> burnNanos) {

        /** Copies the lists. */
        public Content {
            cases = List.copyOf(cases);
            burnNanos = List.copyOf(burnNanos);
        }
    }

    /**
     * The place of a fork in its run.
     *
     * @param run value of the run column
     * @param subject label of the subject
     * @param round from 1
     * @param fork number of the attempt in its round, from 1
     * @param slot when it is launched, from 1
     */
    public record Place(String run, String subject, int round, int fork, int slot) {}

    /**
     * Where a fork asks for its turns.
     *
     * @param port on the loopback interface
     * @param token by what name it asks
     * @param waitMillis how long it waits for a turn, in milliseconds
     */
    public record Turns(int port, String token, int waitMillis) {}

    /** The order as one line of text, without its line end. */
    public String toLine() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an order of plain fields can be written", e);
        }
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is not an order, or one of another version; the message is one line
     */
    public static ForkOrder of(String line) {
        try {
            int version = JSON.readTree(line).path("protocol").asInt(0);
            if (version != VERSION) {
                throw new IllegalArgumentException("the order is of protocol " + version + "; this harness speaks "
                        + VERSION + ": build the tool and the subject from the same commit");
            }
            return JSON.readValue(line, ForkOrder.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "not an order of protocol " + VERSION + ": "
                            + e.getOriginalMessage().lines().findFirst().orElse(""),
                    e);
        }
    }
}
