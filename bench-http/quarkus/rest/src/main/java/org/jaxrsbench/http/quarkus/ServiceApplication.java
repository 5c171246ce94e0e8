package org.jaxrsbench.http.quarkus;

import jakarta.ws.rs.core.Application;
import java.util.Set;
import org.jaxrsbench.resource.jakarta.AirportsResource;
import org.jaxrsbench.resource.jakarta.BookingsResource;
import org.jaxrsbench.resource.jakarta.CustomersResource;
import org.jaxrsbench.resource.jakarta.FlightsResource;
import org.jaxrsbench.resource.jakarta.HealthResource;
import org.jaxrsbench.resource.jakarta.SessionsResource;

/** Of all the resources and providers in the index, those that the application has. */
public class ServiceApplication extends Application {

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(
                QuarkusHelloWorldResource.class,
                PersonResource.class,
                NonBlockingResource.class,
                FlightsResource.class,
                CustomersResource.class,
                BookingsResource.class,
                SessionsResource.class,
                AirportsResource.class,
                HealthResource.class);
    }
}
