package found;

import jakarta.ws.rs.*;

@Path("root34")
public class FarRoot34 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r34m0" + "," + body.length();
    }
}
