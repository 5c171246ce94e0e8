package found;

import jakarta.ws.rs.*;

@Path("root31")
public class FarRoot31 {

    @GET
    public String m0() {
        return "r31m0";
    }
}
