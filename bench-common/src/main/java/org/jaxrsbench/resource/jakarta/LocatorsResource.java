package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import org.jaxrsbench.resource.LocatorTargets;

/** Locators that lead to one of many classes. */
@Path("locators")
public class LocatorsResource {

    /** By its class. */
    @Path("class/{index}")
    public Class<?> byClass(@PathParam("index") int index) {
        return LocatorTargets.type(index);
    }

    /** By a new object. */
    @Path("instance/{index}")
    public Object instance(@PathParam("index") int index) {
        return LocatorTargets.instance(index);
    }

    /** By an object that is always the same. */
    @Path("stored/{index}")
    public Object stored(@PathParam("index") int index) {
        return LocatorTargets.stored(index);
    }
}
