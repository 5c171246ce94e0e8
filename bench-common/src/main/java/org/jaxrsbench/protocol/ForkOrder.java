package org.jaxrsbench.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * Which fork a host is to run and how: one line of JSON with named fields. The tool and the host may be of different
 * commits, so the line names its version, and a host refuses a version that it does not speak.
 *
 * @param protocol version of these fields, {@link #VERSION}
 * @param benchmarkCase index of the case in the host's own list, from 0
 * @param run value of the run column
 * @param subject label of the subject
 * @param round from 1
 * @param fork number of the attempt in its round, from 1
 * @param slot when it is launched, from 1
 * @param port where on the loopback interface it asks for its turns
 * @param token by what name it asks
 * @param waitMillis how long it waits for a turn, in milliseconds
 * @param warmups how many times the usual warm-up it gets, from 1
 * @param burnNanos CPU nanoseconds to waste in each operation, or 0
 * @param recording file for a flight recording of the measured iterations; empty for none
 */
public record ForkOrder(
        int protocol,
        int benchmarkCase,
        String run,
        String subject,
        int round,
        int fork,
        int slot,
        int port,
        String token,
        int waitMillis,
        int warmups,
        long burnNanos,
        String recording) {

    /** The version that this harness speaks. Version 1 was a line of CSV with twelve positions. */
    public static final int VERSION = 2;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

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
