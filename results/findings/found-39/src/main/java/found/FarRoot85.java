package found;

import jakarta.ws.rs.*;

@Path("root85")
public class FarRoot85 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r85m0" + "," + body.length();
    }
}
