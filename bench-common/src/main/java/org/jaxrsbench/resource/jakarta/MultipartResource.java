package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityPart;
import java.io.IOException;
import java.util.List;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Says of each part of a form what it is called and what it holds. Has no copy for {@code javax}, which has no such parts. */
@Path("multipart")
public class MultipartResource {

    @POST
    @Consumes("multipart/form-data")
    @Produces("text/plain")
    public String parts(List<EntityPart> parts) throws IOException {
        CallLog.called(CallLog.POST);
        StringBuilder answer = new StringBuilder();
        for (EntityPart part : parts) {
            answer.append(part.getName()).append('=');
            answer.append(Texts.told(part.getContent())).append('\n');
        }
        return answer.toString();
    }
}
