package found;

import jakarta.ws.rs.*;

@Path("root105")
public class FarRoot105 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r105m0" + "," + body.length();
    }
}
