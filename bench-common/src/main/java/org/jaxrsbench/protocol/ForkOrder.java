package org.jaxrsbench.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Which fork a host is to run and how: one line of JSON with named fields. The tool and the host may be of different
 * commits, so the line names its version, and a host refuses a version that it does not speak.
 *
 * @param protocol version of these fields, {@link #VERSION}
 * @param cases indices of the cases in the host's own list, from 0: what the fork boots and settles on
 * @param grouped whether the fork carries these cases as a group, whose windows the turns name; else there is one case
 * @param measured how many of the cases have windows of their own: all, or one while a recording is made
 * @param rehearsed whether warm-up iterations take turns, too
 * @param run value of the run column
 * @param subject label of the subject
 * @param round from 1
 * @param fork number of the attempt in its round, from 1
 * @param slot when it is launched, from 1
 * @param port where on the loopback interface it asks for its turns
 * @param token by what name it asks
 * @param waitMillis how long it waits for a turn, in milliseconds
 * @param warmups how many times the usual warm-up it gets, from 1
 * @param batch whether the fork's worker waits for each compilation that it sets off, in place of going on meanwhile
 * @param burnNanos CPU nanoseconds to waste in each operation of each case, or 0; of a group, in every second window
 * @param recording file for a flight recording of the measured iterations; empty for none
 */
public record ForkOrder(
        int protocol,
        List<Integer> cases,
        boolean grouped,
        int measured,
        boolean rehearsed,
        String run,
        String subject,
        int round,
        int fork,
        int slot,
        int port,
        String token,
        int waitMillis,
        int warmups,
        boolean batch,
        List<Long> burnNanos,
        String recording) {

    /** The version that this harness speaks. Version 1 was a line of CSV with twelve positions. */
    public static final int VERSION = 3;

    /** The oldest version that the tool can still write: one case a fork. */
    public static final int ONE_CASE = 2;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Copies the lists. */
    public ForkOrder {
        cases = List.copyOf(cases);
        burnNanos = List.copyOf(burnNanos);
    }

    /** The order as one line of text, without its line end. */
    public String toLine() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an order of plain fields can be written", e);
        }
    }

    /**
     * The same for a host that speaks another version.
     *
     * @param version {@link #ONE_CASE} or {@link #VERSION}
     * @throws IllegalArgumentException if that version cannot say what this order asks for
     */
    public String toLine(int version) {
        if (version == VERSION) {
            return toLine();
        }
        if (version != ONE_CASE || grouped || rehearsed || batch || cases.size() != 1) {
            throw new IllegalArgumentException(
                    "protocol " + version + " knows no forks of several cases, and none that wait for the compiler");
        }
        ObjectNode fields = JSON.valueToTree(this);
        fields.put("protocol", ONE_CASE);
        fields.put("benchmarkCase", cases.get(0));
        fields.put("burnNanos", burnNanos.get(0));
        fields.remove(List.of("cases", "grouped", "measured", "rehearsed", "batch"));
        return fields.toString();
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
