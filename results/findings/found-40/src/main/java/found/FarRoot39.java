package found;

import jakarta.ws.rs.*;

@Path("root39")
public class FarRoot39 {

    @GET
    public String m0() {
        return "r39m0";
    }
}
