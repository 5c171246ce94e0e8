package found;

import jakarta.ws.rs.*;

@Path("root104")
public class FarRoot104 {

    @GET
    public String m0() {
        return "r104m0";
    }
}
