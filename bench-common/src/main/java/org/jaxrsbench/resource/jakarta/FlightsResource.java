package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Flight;

/** Flights: searched by query or form, and each with what belongs to it. */
@Path("flights")
@Produces("application/json")
@Consumes("application/json")
public class FlightsResource {

    /** The flights from one airport to another on a day. */
    @GET
    public List<Flight> search(
            @QueryParam("from") String from, @QueryParam("to") String to, @QueryParam("date") String date) {
        CallLog.called(CallLog.GET);
        return Flight.search(from, to, date);
    }

    /** The flights that a form asks for. */
    @POST
    @Path("query")
    @Consumes("application/x-www-form-urlencoded")
    public List<Flight> query(
            @FormParam("from") String from,
            @FormParam("to") String to,
            @FormParam("date") String date,
            @FormParam("oneWay") boolean oneWay) {
        CallLog.called(CallLog.POST);
        return Flight.search(from, to, date);
    }

    @GET
    @Path("{flight}")
    public Flight flight(@PathParam("flight") String flight) {
        return new Flight(flight, "AMS", "JFK", "today", 1, 1);
    }

    @GET
    @Path("{flight}/fares")
    public List<Flight> fares(@PathParam("flight") String flight) {
        return List.of(flight(flight));
    }

    @GET
    @Path("{flight}/seats")
    public List<Flight> seats(@PathParam("flight") String flight) {
        return List.of(flight(flight));
    }

    @GET
    @Path("{flight}/seats/{seat}")
    @Produces("text/plain")
    public String seat(@PathParam("flight") String flight, @PathParam("seat") String seat) {
        return flight + seat;
    }

    @PUT
    @Path("{flight}/seats/{seat}")
    public Flight reserve(@PathParam("flight") String flight, @PathParam("seat") String seat, Flight changed) {
        return changed;
    }

    @GET
    @Path("{flight}/status")
    @Produces("text/plain")
    public String status(@PathParam("flight") String flight) {
        return flight;
    }
}
