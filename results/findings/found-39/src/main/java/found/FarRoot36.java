package found;

import jakarta.ws.rs.*;

@Path("root36")
public class FarRoot36 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r36m0" + "," + body.length();
    }
}
