package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;

/** The sessions of users who are logged in, as short texts. */
@Path("sessions")
@Produces("text/plain")
@Consumes("text/plain")
public class SessionsResource {

    /** Answers who logs in. */
    @POST
    @Consumes("application/x-www-form-urlencoded")
    public String login(@FormParam("login") String login, @FormParam("password") String password) {
        CallLog.called(CallLog.POST);
        return login;
    }

    @GET
    @Path("{session}")
    public String read(@PathParam("session") String session) {
        CallLog.called(CallLog.GET);
        return session;
    }

    @PUT
    @Path("{session}")
    public void create(@PathParam("session") String session, String password) {
        CallLog.take(password);
    }

    @DELETE
    @Path("{session}")
    public void delete(@PathParam("session") String session) {
        CallLog.remove(session);
    }
}
