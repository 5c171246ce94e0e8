package found;

import jakarta.ws.rs.*;

@Path("root31")
public class FarRoot31 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r31m0" + "," + body.length();
    }
}
