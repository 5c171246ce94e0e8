package org.jaxrsbench.contract;

import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;

/**
 * Ways in which an answer can be wrong. Each spoils what an engine answered, as a broken implementation or a broken engine would.
 */
enum Tampering {
    /** The answer to the operation before. */
    STALE(true, Tampering::replace),
    /** The last byte is missing. */
    TRUNCATED(true, changed(right -> Arrays.copyOf(right, right.length - 1))),
    /** Two neighbors changed places. */
    SWAPPED(true, changed(Tampering::swapped)),
    /** As many bytes, all of them 0. */
    NULS(true, changed(right -> new byte[right.length])),
    /** Another media type. */
    TYPE(true, (exchange, before) -> exchange.onlyHeader("Content-Type", "text/html")),
    /** No media type. */
    NO_TYPE(true, (exchange, before) -> exchange.onlyHeader("Content-Type", null)),
    /** A length that is not the entity's. */
    LENGTH(
            false,
            (exchange, before) -> exchange.onlyHeader(
                    "Content-Length", Integer.toString(exchange.sink().length() + 1))),
    /** A status of the same kind. */
    STATUS(false, (exchange, before) -> exchange.status(exchange.status() + 1));

    private final boolean ofEntities;
    private final BiConsumer<Exchange, byte[]> spoiling;

    Tampering(boolean ofEntities, BiConsumer<Exchange, byte[]> spoiling) {
        this.ofEntities = ofEntities;
        this.spoiling = spoiling;
    }

    /** Whether it can be done to the answer to this request. */
    boolean spoils(Request request) {
        return !ofEntities || request.expectedLength() > 0;
    }

    /** Whether only bytes tell: of long entities they are not compared in every operation. */
    boolean showsInBytes() {
        return this == STALE || this == SWAPPED || this == NULS;
    }

    /** Spoils the answer that is in the exchange; before is the entity of the operation before. */
    void spoil(Exchange exchange, byte[] before) {
        spoiling.accept(exchange, before);
    }

    private static BiConsumer<Exchange, byte[]> changed(UnaryOperator<byte[]> change) {
        return (exchange, before) ->
                replace(exchange, change.apply(exchange.sink().toByteArray()));
    }

    private static byte[] swapped(byte[] right) {
        int at = 0;
        while (right[at] == right[at + 1]) {
            at++;
        }
        byte first = right[at];
        right[at] = right[at + 1];
        right[at + 1] = first;
        return right;
    }

    private static void replace(Exchange exchange, byte[] entity) {
        exchange.sink().reset();
        exchange.sink().write(entity, 0, entity.length);
    }
}
