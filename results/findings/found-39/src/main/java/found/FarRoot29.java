package found;

import jakarta.ws.rs.*;

@Path("root29")
public class FarRoot29 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r29m0" + "," + body.length();
    }
}
