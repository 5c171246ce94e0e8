package found;

import jakarta.ws.rs.*;

@Path("root53")
public class FarRoot53 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r53m0" + "," + body.length();
    }
}
