package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import java.util.List;
import org.jaxrsbench.resource.Flight;

/** Airports and what leaves and arrives there; no request of a benchmark asks it, it makes routing longer. */
@Path("airports")
@Produces("application/json")
public class AirportsResource {

    @GET
    @Produces("text/plain")
    public String all() {
        return "AMS,JFK";
    }

    @GET
    @Path("{airport}")
    @Produces("text/plain")
    public String read(@PathParam("airport") String airport) {
        return airport;
    }

    @GET
    @Path("{airport}/departures")
    public List<Flight> departures(@PathParam("airport") String airport) {
        return Flight.search(airport, "JFK", "today");
    }

    @GET
    @Path("{airport}/arrivals")
    public List<Flight> arrivals(@PathParam("airport") String airport) {
        return Flight.search("JFK", airport, "today");
    }
}
