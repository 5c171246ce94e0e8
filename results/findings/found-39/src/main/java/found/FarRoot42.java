package found;

import jakarta.ws.rs.*;

@Path("root42")
public class FarRoot42 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r42m0" + "," + body.length();
    }
}
