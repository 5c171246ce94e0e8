package org.jaxrsbench.inprocess;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.process.Talk;

/** A fork's JVM, and the talk with it. It ends with this object, and with this JVM, however that ends. */
final class ForkProcess implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Talk talk;

    ForkProcess(List<String> command) throws IOException {
        talk = new Talk("a fork", command, true);
    }

    long pid() {
        return talk.process().pid();
    }

    /** Tells it something; one that has ended does not hear it. */
    void tell(Object what) {
        try {
            talk.tell(what);
        } catch (IOException e) {
            // what it says next is its end
        }
    }

    /**
     * The next of {@link ForkWords}: waits for it, but not for longer than this.
     *
     * @param word that is expected
     * @param asked when it was told to do what it says then, in nanoseconds of this JVM
     * @throws ForkFailure if the fork failed, ended, or said nothing in time
     */
    <W extends Record> W next(Class<W> word, long millis, long asked) throws InterruptedException, ForkFailure {
        Optional<String> said = talk.next(Duration.ofMillis(millis));
        if (said.isEmpty()) {
            Duration silent = Duration.ofNanos(System.nanoTime() - asked);
            throw new ForkFailure(
                    FullHeap.of(talk.process(), silent)
                                    .map(how -> "it hung with a full heap (" + how + "), and was ended after ")
                                    .orElse("it hung, and was ended after ")
                            + silent.toSeconds() + " s",
                    -1);
        }
        String line = said.get();
        if (line.isEmpty()) {
            throw new ForkFailure("its JVM ended" + talk.lastWords(), -1);
        }
        try {
            JsonNode json = JSON.readTree(line);
            if (json.has(word.getSimpleName())) {
                return JSON.treeToValue(json.get(word.getSimpleName()), word);
            }
            ForkWords.Failed failed =
                    JSON.treeToValue(json.get(ForkWords.Failed.class.getSimpleName()), ForkWords.Failed.class);
            throw failed == null ? new ForkFailure(line, -1) : new ForkFailure(failed.reason(), failed.index());
        } catch (JsonProcessingException e) {
            throw new ForkFailure(line, -1);
        }
    }

    /** Why a fork did not do what it was told. */
    static final class ForkFailure extends Exception {

        private static final long serialVersionUID = 1L;

        /** Of the case that failed; -1 for none. */
        final int index;

        ForkFailure(String reason, int index) {
            super(reason);
            this.index = index;
        }
    }

    @Override
    public void close() {
        talk.kill();
    }
}
