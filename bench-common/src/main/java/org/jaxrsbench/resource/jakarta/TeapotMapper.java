package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jaxrsbench.resource.TeapotException;

/** Answers with the exception's message. */
@Provider
public class TeapotMapper implements ExceptionMapper<TeapotException> {

    private static final int TEAPOT = 418;

    @Override
    public Response toResponse(TeapotException exception) {
        return Response.status(TEAPOT)
                .type("text/plain")
                .entity(exception.getMessage())
                .build();
    }
}
