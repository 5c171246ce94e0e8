package found;

import jakarta.ws.rs.*;

@Path("root96")
public class FarRoot96 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r96m0" + "," + body.length();
    }
}
