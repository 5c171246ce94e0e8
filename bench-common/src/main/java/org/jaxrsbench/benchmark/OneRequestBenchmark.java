package org.jaxrsbench.benchmark;

import org.openjdk.jmh.annotations.Benchmark;

/** Sends one and the same request, over and over. */
public abstract class OneRequestBenchmark extends EngineBenchmark {

    /** One request dispatched and its answer checked. */
    @Benchmark
    public int dispatch(Client client) throws Exception {
        return send(client.exchange, requests[0]);
    }
}
