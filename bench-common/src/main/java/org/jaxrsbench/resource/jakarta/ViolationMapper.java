package org.jaxrsbench.resource.jakarta;

import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jaxrsbench.resource.Texts;

/**
 * Answers 400 with the same text everywhere. The implementations' own mappers are for {@code ValidationException}, this
 * one's superclass, so that this one is the nearer.
 */
@Provider
public class ViolationMapper implements ExceptionMapper<ConstraintViolationException> {

    @Override
    public Response toResponse(ConstraintViolationException exception) {
        return Response.status(Response.Status.BAD_REQUEST)
                .type("text/plain")
                .entity(Texts.hello())
                .build();
    }
}
