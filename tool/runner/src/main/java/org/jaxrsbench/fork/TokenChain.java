package org.jaxrsbench.fork;

import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * Passes the token between forks that take turns: from the first to the last and back again, so whoever was last in one turn is first in
 * the next. Neighbors are connected directly, because a process between them would have to be woken up as well.
 */
public final class TokenChain implements AutoCloseable {

    /** Why a fork fails whose neighbor has ended. */
    public static final String PARTNER_ENDED = "a fork that it took turns with has ended";

    private final SocketChannel before;
    private final SocketChannel after;
    private final ByteBuffer token = ByteBuffer.allocateDirect(1);

    private TokenChain(SocketChannel before, SocketChannel after) {
        this.before = before;
        this.after = after;
    }

    private static UnixDomainSocketAddress address(ForkOrder.Seat seat, int place) {
        return UnixDomainSocketAddress.of(Path.of(seat.folder(), place + ".chain"));
    }

    /** A door that the neighbor after this seat can connect to; null if there is none. To be opened before anybody is told to connect. */
    static ServerSocketChannel door(ForkOrder.Seat seat) throws IOException {
        if (seat.place() == seat.of() - 1) {
            return null;
        }
        return ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address(seat, seat.place()));
    }

    /** Connects to both neighbors, as far as there are any. */
    static TokenChain connect(ForkOrder.Seat seat, ServerSocketChannel door) throws IOException {
        SocketChannel before = seat.place() == 0 ? null : SocketChannel.open(address(seat, seat.place() - 1));
        return new TokenChain(before, door == null ? null : door.accept());
    }

    /** Waits for the turn, from 0: in even ones the token goes from the first seat to the last. */
    void receive(int turn) throws IOException {
        SocketChannel from = turn % 2 == 0 ? before : after;
        if (from == null) {
            return; // it ended the turn before, or begins the first one
        }
        token.clear();
        if (from.read(token) < 0) {
            throw new EOFException(PARTNER_ENDED);
        }
    }

    /** Passes the token on. */
    void pass(int turn) throws IOException {
        SocketChannel to = turn % 2 == 0 ? after : before;
        if (to != null) {
            token.clear();
            to.write(token);
        }
    }

    @Override
    public void close() throws IOException {
        if (before != null) {
            before.close();
        }
        if (after != null) {
            after.close();
        }
    }
}
