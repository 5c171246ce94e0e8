package found;

import jakarta.ws.rs.*;

@Path("root113")
public class FarRoot113 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r113m0" + "," + body.length();
    }
}
