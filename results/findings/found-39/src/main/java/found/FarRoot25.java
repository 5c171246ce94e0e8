package found;

import jakarta.ws.rs.*;

@Path("root25")
public class FarRoot25 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r25m0" + "," + body.length();
    }
}
