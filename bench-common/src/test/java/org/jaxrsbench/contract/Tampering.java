package org.jaxrsbench.contract;

import java.util.Arrays;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;

/**
 * Ways in which an answer can be wrong. Each spoils what an engine answered, as a broken implementation or a broken engine would.
 */
enum Tampering {
    /** The answer to the operation before. */
    STALE(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            replace(exchange, before);
        }
    },
    /** The last byte is missing. */
    TRUNCATED(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            byte[] right = exchange.sink().toByteArray();
            replace(exchange, Arrays.copyOf(right, right.length - 1));
        }
    },
    /** Two neighbors changed places. */
    SWAPPED(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            byte[] right = exchange.sink().toByteArray();
            int at = 0;
            while (right[at] == right[at + 1]) {
                at++;
            }
            byte first = right[at];
            right[at] = right[at + 1];
            right[at + 1] = first;
            replace(exchange, right);
        }
    },
    /** As many bytes, all of them 0. */
    NULS(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            replace(exchange, new byte[exchange.sink().length()]);
        }
    },
    /** Another media type. */
    TYPE(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            exchange.onlyHeader("Content-Type", "text/html");
        }
    },
    /** No media type. */
    NO_TYPE(true) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            exchange.onlyHeader("Content-Type", null);
        }
    },
    /** A length that is not the entity's. */
    LENGTH(false) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            exchange.onlyHeader(
                    "Content-Length", Integer.toString(exchange.sink().length() + 1));
        }
    },
    /** A status of the same kind. */
    STATUS(false) {
        @Override
        void spoil(Exchange exchange, byte[] before) {
            exchange.status(exchange.status() + 1);
        }
    };

    private final boolean ofEntities;

    Tampering(boolean ofEntities) {
        this.ofEntities = ofEntities;
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
    abstract void spoil(Exchange exchange, byte[] before);

    private static void replace(Exchange exchange, byte[] entity) {
        exchange.sink().reset();
        exchange.sink().write(entity, 0, entity.length);
    }
}
