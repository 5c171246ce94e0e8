package found;

import jakarta.ws.rs.*;

@Path("root54")
public class FarRoot54 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r54m0" + "," + body.length();
    }
}
