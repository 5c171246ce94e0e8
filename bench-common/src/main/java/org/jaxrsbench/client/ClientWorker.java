package org.jaxrsbench.client;

import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;

/** One worker's end of a client: where it sends, and who answers there. */
public final class ClientWorker implements AutoCloseable {

    private final Answerer answerer;
    private final Runnable end;

    /**
     * That of the thread that makes it.
     *
     * @param loopback whether the answer comes over a socket; else from the thread that sends, through the JDK's interface to HTTP
     */
    public ClientWorker(boolean loopback) {
        if (loopback) {
            LoopbackAnswers listening = new LoopbackAnswers();
            answerer = listening.answerer();
            end = listening::close;
        } else {
            InProcessConnection.install();
            answerer = new Answerer();
            end = answerer::close;
        }
    }

    /** Scheme, host and port that it sends to. */
    public String base() {
        return Request.SCHEME + "://" + Request.HOST + ":" + answerer.port() + "/";
    }

    /** What is sent from now on is to be this exchange's request. */
    public void serve(Exchange exchange) {
        answerer.serve(exchange);
    }

    /** Whether that was sent and answered, whichever thread did it. */
    public boolean hasAnswered() {
        return answerer.hasAnswered();
    }

    @Override
    public void close() {
        end.run();
    }
}
