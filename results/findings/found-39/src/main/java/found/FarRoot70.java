package found;

import jakarta.ws.rs.*;

@Path("root70")
public class FarRoot70 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r70m0" + "," + body.length();
    }
}
