package org.jaxrsbench.http.cxf;

import jakarta.ws.rs.core.Application;
import java.util.Set;
import org.jaxrsbench.resource.jakarta.HelloWorldResource;

/** The application: the smallest of the shared resources. */
public final class CxfApplication extends Application {

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(HelloWorldResource.class);
    }
}
