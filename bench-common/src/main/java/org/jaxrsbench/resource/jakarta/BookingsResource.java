package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jaxrsbench.resource.Booking;
import org.jaxrsbench.resource.CallLog;

/** The bookings of one customer: a root resource whose own path is a template. */
@Path("customers/{customer}/bookings")
@Produces("application/json")
@Consumes("application/json")
public class BookingsResource {

    private static final int CREATED = 201;

    @GET
    public List<Booking> all(@PathParam("customer") String customer) {
        CallLog.called(CallLog.GET);
        return Booking.of(customer);
    }

    /** Answers 201 with what was made. */
    @POST
    public Response book(@PathParam("customer") String customer, Booking wanted) {
        return Response.status(CREATED).entity(make(customer, wanted)).build();
    }

    /** The answer of {@link #book}, for callers without a {@code Response}. */
    public Booking make(String customer, Booking wanted) {
        CallLog.called(CallLog.POST);
        return new Booking(null, customer, wanted.flight(), wanted.seats()).made();
    }

    @GET
    @Path("{booking}")
    public Booking read(@PathParam("customer") String customer, @PathParam("booking") String booking) {
        return new Booking(booking, customer, "JB100", 1);
    }

    @PUT
    @Path("{booking}")
    public Booking update(
            @PathParam("customer") String customer, @PathParam("booking") String booking, Booking changed) {
        return changed;
    }

    /** Answers 204. */
    @DELETE
    @Path("{booking}")
    public void cancel(@PathParam("customer") String customer, @PathParam("booking") String booking) {
        CallLog.remove(booking);
    }

    @GET
    @Path("{booking}/receipt")
    @Produces("text/plain")
    public String receipt(@PathParam("customer") String customer, @PathParam("booking") String booking) {
        return customer + booking;
    }
}
