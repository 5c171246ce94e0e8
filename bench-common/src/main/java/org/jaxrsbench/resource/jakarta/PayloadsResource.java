package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Entities in the Java types that implementations have providers for: answered, or echoed. */
@Path("payloads")
public class PayloadsResource {

    private static final String TEXT = "text/plain";
    private static final String BINARY = "application/octet-stream";

    @GET
    @Path("string")
    @Produces(TEXT)
    public String string(@QueryParam("size") int size) {
        CallLog.called(CallLog.GET);
        return Texts.text(size);
    }

    @POST
    @Path("string")
    @Consumes(TEXT)
    @Produces(TEXT)
    public String string(String body) {
        CallLog.called(CallLog.POST);
        return body;
    }

    @GET
    @Path("reader")
    @Produces(TEXT)
    public Reader reader(@QueryParam("size") int size) {
        CallLog.called(CallLog.GET);
        return new StringReader(Texts.text(size));
    }

    @POST
    @Path("reader")
    @Consumes(TEXT)
    @Produces(TEXT)
    public Reader reader(Reader body) {
        CallLog.called(CallLog.POST);
        return body;
    }

    @GET
    @Path("bytes")
    @Produces(BINARY)
    public byte[] bytes(@QueryParam("size") int size) {
        CallLog.called(CallLog.GET);
        return Texts.bytes(size);
    }

    @POST
    @Path("bytes")
    @Consumes(BINARY)
    @Produces(BINARY)
    public byte[] bytes(byte[] body) {
        CallLog.called(CallLog.POST);
        return body;
    }

    @GET
    @Path("input-stream")
    @Produces(BINARY)
    public InputStream inputStream(@QueryParam("size") int size) {
        CallLog.called(CallLog.GET);
        return new ByteArrayInputStream(Texts.bytes(size));
    }

    @POST
    @Path("input-stream")
    @Consumes(BINARY)
    @Produces(BINARY)
    public InputStream inputStream(InputStream body) {
        CallLog.called(CallLog.POST);
        return body;
    }

    @GET
    @Path("streaming-output")
    @Produces(BINARY)
    public StreamingOutput streamingOutput(@QueryParam("size") int size) {
        CallLog.called(CallLog.GET);
        return out -> out.write(Texts.bytes(size));
    }

    /** Read as an array, because nothing can be read while it is written. */
    @POST
    @Path("streaming-output")
    @Consumes(BINARY)
    @Produces(BINARY)
    public StreamingOutput streamingOutput(byte[] body) {
        CallLog.called(CallLog.POST);
        return out -> out.write(body);
    }
}
