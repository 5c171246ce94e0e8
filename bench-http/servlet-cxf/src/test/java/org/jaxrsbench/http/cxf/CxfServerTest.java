package org.jaxrsbench.http.cxf;

import java.util.List;
import org.jaxrsbench.http.server.HelloWorldServerContract;

class CxfServerTest extends HelloWorldServerContract {

    @Override
    protected String name() {
        return "cxf-jetty";
    }

    @Override
    protected List<String> artifacts() {
        return List.of("cxf-rt-frontend-jaxrs");
    }
}
