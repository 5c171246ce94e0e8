package org.jaxrsbench.http.resteasy;

import java.util.List;
import org.jaxrsbench.http.server.HelloWorldServerContract;

class ResteasyServerTest extends HelloWorldServerContract {

    @Override
    protected String name() {
        return "resteasy-jetty";
    }

    @Override
    protected List<String> artifacts() {
        return List.of("resteasy-core");
    }
}
