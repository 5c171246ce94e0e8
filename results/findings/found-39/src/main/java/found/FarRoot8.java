package found;

import jakarta.ws.rs.*;

@Path("root8")
public class FarRoot8 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r8m0" + "," + body.length();
    }
}
