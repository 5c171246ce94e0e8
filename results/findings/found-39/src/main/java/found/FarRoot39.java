package found;

import jakarta.ws.rs.*;

@Path("root39")
public class FarRoot39 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r39m0" + "," + body.length();
    }
}
