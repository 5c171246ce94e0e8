package org.jaxrsbench.http.servlet;

import java.util.List;
import org.jaxrsbench.http.server.HelloWorldServerContract;

class ServletServerTest extends HelloWorldServerContract {

    @Override
    protected String name() {
        return System.getProperty("server.name");
    }

    @Override
    protected List<String> artifacts() {
        return List.of(System.getProperty("expected.artifact"));
    }
}
