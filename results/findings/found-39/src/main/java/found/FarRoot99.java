package found;

import jakarta.ws.rs.*;

@Path("root99")
public class FarRoot99 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r99m0" + "," + body.length();
    }
}
