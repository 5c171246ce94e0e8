package found;

import jakarta.ws.rs.*;

@Path("root41")
public class FarRoot41 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r41m0" + "," + body.length();
    }
}
