package found;

import jakarta.ws.rs.*;

@Path("root74")
public class FarRoot74 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r74m0" + "," + body.length();
    }
}
