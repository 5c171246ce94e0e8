package found;

import jakarta.ws.rs.*;

@Path("root60")
public class FarRoot60 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r60m0" + "," + body.length();
    }
}
