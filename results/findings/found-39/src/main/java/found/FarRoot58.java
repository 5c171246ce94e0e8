package found;

import jakarta.ws.rs.*;

@Path("root58")
public class FarRoot58 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r58m0" + "," + body.length();
    }
}
