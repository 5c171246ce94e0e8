package found;

import jakarta.ws.rs.*;

@Path("root53")
public class FarRoot53 {

    @GET
    public String m0() {
        return "r53m0";
    }
}
