package found;

import jakarta.ws.rs.*;

@Path("root64")
public class FarRoot64 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r64m0" + "," + body.length();
    }
}
