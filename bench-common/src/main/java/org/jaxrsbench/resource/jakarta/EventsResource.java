package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Sends so many events and is done. */
@Path("events")
public class EventsResource {

    @GET
    @Path("{count}")
    @Produces("text/event-stream")
    public void events(@PathParam("count") int count, @Context SseEventSink sink, @Context Sse sse) {
        CallLog.called(CallLog.GET);
        for (int i = 0; i < count; i++) {
            sink.send(sse.newEvent(Texts.hello()));
        }
        sink.close();
    }
}
