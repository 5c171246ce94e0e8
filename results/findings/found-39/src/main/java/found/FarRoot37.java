package found;

import jakarta.ws.rs.*;

@Path("root37")
public class FarRoot37 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r37m0" + "," + body.length();
    }
}
