package found;

import jakarta.ws.rs.*;

@Path("root63")
public class FarRoot63 {

    @GET
    public String m0() {
        return "r63m0";
    }
}
