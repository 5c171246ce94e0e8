package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** The same text, answered in several ways. */
@Path("responses")
@Produces("text/plain")
public class ResponsesResource {

    /** Made when the first request needs it: an implementation has to be there to make it. */
    private static final class Stored {
        private static final EntityTag TAG = new EntityTag("one");
        private static final Response NOTHING = Response.noContent().build();
    }

    /** No content, by a response that is made once. */
    @GET
    @Path("kept")
    public Response kept() {
        CallLog.called(CallLog.GET);
        return Stored.NOTHING;
    }

    /** The entity alone. */
    @GET
    @Path("entity")
    public String entity() {
        return CallLog.answer(Texts.hello());
    }

    /** A response that holds it. */
    @GET
    @Path("response")
    public Response response() {
        return ok().build();
    }

    /** Four headers beside it. */
    @GET
    @Path("headers")
    public Response headers() {
        return ok().header("X-One", "1")
                .header("X-Two", "2")
                .header("X-Three", "3")
                .header("X-Four", "4")
                .build();
    }

    /** A cookie beside it, made in the way that every release of the API has. */
    @SuppressWarnings("deprecation")
    @GET
    @Path("cookie")
    public Response cookie() {
        return ok().cookie(new NewCookie("session", "one")).build();
    }

    /** Only if the caller does not have it. */
    @GET
    @Path("tag")
    public Response tag(@Context Request request) {
        ResponseBuilder same = request.evaluatePreconditions(Stored.TAG);
        if (same == null) {
            return ok().tag(Stored.TAG).build();
        }
        CallLog.called(CallLog.GET);
        return same.build();
    }

    private static ResponseBuilder ok() {
        return Response.ok(CallLog.answer(Texts.hello()));
    }
}
