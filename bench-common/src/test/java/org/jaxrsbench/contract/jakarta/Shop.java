package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;

/** What a resource serves; the class that implements it has no annotation. */
@Path("shop")
@Produces("text/plain")
public interface Shop {

    /** Replaced by the filter, feature or interceptor that the word names. */
    @GET
    @Path("word/{word}")
    String word(@PathParam("word") String word);

    /** Of the application. */
    @GET
    @Path("property")
    String property();

    /** Something that only the application's own class has. */
    @GET
    @Path("application")
    String application(@Context Application application);

    /** Converted and written by providers. */
    @GET
    @Path("ticket/{ticket}")
    ShopApplication.Ticket ticket(@PathParam("ticket") ShopApplication.Ticket ticket);

    /** Given by a resolver. */
    @GET
    @Path("resolved")
    String resolved();

    /** Mapped. */
    @GET
    @Path("fails")
    String fails();
}
