package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;

/** The sub-resource of a locator; it may lead further. Copies of it serve as different classes. */
@Produces("text/plain")
public class LocatedResource {

    /** Its own name, so that an answer shows who gave it, and what was asked for on this thread. */
    @GET
    public String get() {
        return "located name".concat(CallLog.answer(""));
    }

    /** One further, by its class. */
    @Path("class")
    public Class<LocatedResource> byClass() {
        return CallLog.locate(LocatedResource.class);
    }

    /** One further, a new object. */
    @Path("instance")
    public LocatedResource instance() {
        CallLog.called(CallLog.LOCATOR);
        return new LocatedResource();
    }

    /** One further, the same object. */
    @Path("stored")
    public LocatedResource stored() {
        CallLog.called(CallLog.LOCATOR);
        return this;
    }
}
