package found;

import jakarta.ws.rs.*;

@Path("root106")
public class FarRoot106 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r106m0" + "," + body.length();
    }
}
