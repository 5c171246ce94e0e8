package org.jaxrsbench.resource.jakarta;

import com.codahale.metrics.Timer;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;
import org.jaxrsbench.resource.Meters;

/** {@link TextEntityResource} with each call timed, as the resource of the experiment published in 2015 was. */
@Path("text")
@Produces("text/plain")
@Consumes("text/plain")
public class MeteredTextEntityResource extends TextEntityResource {

    @Override
    @GET
    public String get() {
        Timer.Context timing = Meters.GET.time();
        try {
            return super.get();
        } finally {
            timing.stop();
        }
    }

    @Override
    @POST
    public String post(String body) {
        Timer.Context timing = Meters.POST.time();
        try {
            return super.post(body);
        } finally {
            timing.stop();
        }
    }

    @Override
    @PUT
    public void put(String body) {
        Timer.Context timing = Meters.PUT.time();
        try {
            Desk.take(body);
        } finally {
            timing.stop();
        }
    }

    @Override
    @Path("locator")
    public Class<? extends TextEntityResource> locator() {
        return Desk.locate(MeteredTextEntityResource.class);
    }

    @Override
    @Path("sub-class")
    public Class<? extends TextEntityResource> subClass() {
        return Desk.locate(MeteredTextEntityResource.class);
    }
}
