package found;

import jakarta.ws.rs.*;

@Path("root41")
public class FarRoot41 {

    @GET
    public String m0() {
        return "r41m0";
    }
}
