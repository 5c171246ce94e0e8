package org.jaxrsbench.resource.jakarta;

import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Timer;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;

/** {@link TextEntityResource} with each call timed, as the resource of the experiment published in 2015 was. */
@Path("text")
@Produces("text/plain")
@Consumes("text/plain")
public class MeteredTextEntityResource extends TextEntityResource {

    // A timer for each method, shared by all requests as in an application.
    private static final MetricRegistry METERS = new MetricRegistry();
    private static final Timer GETS = METERS.timer("text.get");
    private static final Timer POSTS = METERS.timer("text.post");
    private static final Timer PUTS = METERS.timer("text.put");

    @Override
    @GET
    public String get() {
        Timer.Context timing = GETS.time();
        try {
            return super.get();
        } finally {
            timing.stop();
        }
    }

    @Override
    @POST
    public String post(String body) {
        Timer.Context timing = POSTS.time();
        try {
            return super.post(body);
        } finally {
            timing.stop();
        }
    }

    @Override
    @PUT
    public void put(String body) {
        Timer.Context timing = PUTS.time();
        try {
            CallLog.take(body);
        } finally {
            timing.stop();
        }
    }

    @Override
    @Path("locator")
    public Class<? extends TextEntityResource> locator() {
        return CallLog.locate(MeteredTextEntityResource.class);
    }

    @Override
    @Path("sub-class")
    public Class<? extends TextEntityResource> subClass() {
        return CallLog.locate(MeteredTextEntityResource.class);
    }
}
