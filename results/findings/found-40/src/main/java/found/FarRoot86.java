package found;

import jakarta.ws.rs.*;

@Path("root86")
public class FarRoot86 {

    @GET
    public String m0() {
        return "r86m0";
    }
}
