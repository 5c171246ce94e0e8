package found;

import jakarta.ws.rs.*;

@Path("root112")
public class FarRoot112 {

    @GET
    public String m0() {
        return "r112m0";
    }
}
