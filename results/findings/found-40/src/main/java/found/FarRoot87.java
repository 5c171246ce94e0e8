package found;

import jakarta.ws.rs.*;

@Path("root87")
public class FarRoot87 {

    @GET
    public String m0() {
        return "r87m0";
    }
}
