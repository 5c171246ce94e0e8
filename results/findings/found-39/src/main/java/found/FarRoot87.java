package found;

import jakarta.ws.rs.*;

@Path("root87")
public class FarRoot87 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r87m0" + "," + body.length();
    }
}
