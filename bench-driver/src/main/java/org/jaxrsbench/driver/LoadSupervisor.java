package org.jaxrsbench.driver;

import java.io.IOException;

/** The load of a run: the same generator throughout, which gets warm with it, or another if that one is lost. */
final class LoadSupervisor implements AutoCloseable {

    private final LoadSource.Starter starter;
    private LoadSource load;

    LoadSupervisor(LoadSource.Starter starter) {
        this.starter = starter;
    }

    /**
     * A generator that can be asked.
     *
     * @throws IOException if none can be started
     */
    LoadSource get() throws IOException {
        if (load != null && !load.alive()) {
            close();
        }
        if (load == null) {
            load = starter.start();
        }
        return load;
    }

    @Override
    public void close() {
        if (load != null) {
            load.close();
            load = null;
        }
    }
}
