package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.core.Application;
import java.util.Set;

/** Has made its objects itself, and says nothing else. */
public class ObjectsApplication extends Application {

    private final ShopApplication.TicketWriter writer = new ShopApplication.TicketWriter();

    @Override
    public Set<Class<?>> getClasses() {
        return null;
    }

    @Override
    @SuppressWarnings("deprecation")
    public Set<Object> getSingletons() {
        return Set.of(new ShopResource(), writer, new ShopApplication.TicketConverters());
    }
}
