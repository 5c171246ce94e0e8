package found;

import jakarta.ws.rs.*;

@Path("root63")
public class FarRoot63 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r63m0" + "," + body.length();
    }
}
