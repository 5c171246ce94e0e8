package found;

import jakarta.ws.rs.*;

@Path("root102")
public class FarRoot102 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r102m0" + "," + body.length();
    }
}
