package org.jaxrsbench.cli.measure;

import org.jaxrsbench.engine.DoubleEngine;
import org.jaxrsbench.engine.Exchange;

/** A double that wastes time in a method of its own. */
public final class SlowDoubleEngine extends DoubleEngine {

    private double wasted;

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        waste();
        super.dispatch(exchange);
    }

    private void waste() {
        for (int i = 1; i < 20_000; i++) {
            wasted += Math.sqrt(wasted + i);
        }
    }
}
