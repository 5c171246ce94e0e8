package found;

import jakarta.ws.rs.*;

@Path("root9")
public class FarRoot9 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r9m0" + "," + body.length();
    }
}
