package found;

import jakarta.ws.rs.*;

@Path("root33")
public class FarRoot33 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r33m0" + "," + body.length();
    }
}
