package found;

import jakarta.ws.rs.*;

@Path("root69")
public class FarRoot69 {

    @GET
    public String m0() {
        return "r69m0";
    }
}
