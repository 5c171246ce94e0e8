package found;

import jakarta.ws.rs.*;

@Path("root126")
public class FarRoot126 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r126m0" + "," + body.length();
    }
}
