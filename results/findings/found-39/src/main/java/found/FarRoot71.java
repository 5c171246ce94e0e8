package found;

import jakarta.ws.rs.*;

@Path("root71")
public class FarRoot71 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r71m0" + "," + body.length();
    }
}
