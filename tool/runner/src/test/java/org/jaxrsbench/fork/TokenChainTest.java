package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class TokenChainTest {

    @TempDir
    Path folder;

    private ForkOrder.Seat seat(int place, int of) {
        return new ForkOrder.Seat(place, of, folder.toString());
    }

    /** Each in a thread: what counts is who holds the token when. */
    @Test
    void forksTakeTurnsForwardAndBackAgain() throws Exception {
        int members = 3;
        int turns = 5;
        List<String> held = Collections.synchronizedList(new ArrayList<>());
        List<Callable<Void>> forks = new ArrayList<>();
        for (int place = 0; place < members; place++) {
            int own = place;
            ServerSocketChannel door = TokenChain.door(seat(own, members));
            forks.add(() -> {
                try (TokenChain chain = TokenChain.connect(seat(own, members), door)) {
                    for (int turn = 0; turn < turns; turn++) {
                        chain.receive(turn);
                        held.add(turn + ":" + own);
                        chain.pass(turn);
                    }
                }
                return null;
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(members);
        try {
            for (Future<Void> ended : threads.invokeAll(forks)) {
                ended.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(held)
                .containsExactly(
                        "0:0", "0:1", "0:2", "1:2", "1:1", "1:0", "2:0", "2:1", "2:2", "3:2", "3:1", "3:0", "4:0",
                        "4:1", "4:2");
    }

    @Test
    void whoseNeighborEndsIsNotLeftWaiting() throws Exception {
        ServerSocketChannel door = TokenChain.door(seat(0, 2));
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            Future<?> ends = threads.submit(() -> {
                TokenChain.connect(seat(0, 2), door).close();
                return null;
            });
            TokenChain waits = TokenChain.connect(seat(1, 2), null);
            ends.get();
            assertThatThrownBy(() -> waits.receive(0))
                    .isInstanceOf(EOFException.class)
                    .hasMessage(TokenChain.PARTNER_ENDED);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aForkAloneNeedsNoToken() throws Exception {
        try (TokenChain chain = TokenChain.connect(seat(0, 1), TokenChain.door(seat(0, 1)))) {
            chain.receive(0);
            chain.pass(0);
            chain.receive(1);
        }
        assertThat(folder).isEmptyDirectory();
    }
}
