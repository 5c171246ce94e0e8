package org.jaxrsbench.http.grizzly;

import java.util.List;
import org.jaxrsbench.http.server.HelloWorldServerContract;

class GrizzlyServerTest extends HelloWorldServerContract {

    @Override
    protected String name() {
        return "jersey-grizzly";
    }

    @Override
    protected List<String> artifacts() {
        return List.of("jersey-server", "jersey-common");
    }

    @Override
    protected List<String> flags() {
        return List.of(System.getProperty("server.flags"));
    }

    @Override
    protected List<String> paths() {
        return List.of("helloworld", "helloworld/locator", "text", "text/sub-class");
    }

    @Override
    protected boolean logsItsStart() {
        return true;
    }
}
