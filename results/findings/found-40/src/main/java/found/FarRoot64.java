package found;

import jakarta.ws.rs.*;

@Path("root64")
public class FarRoot64 {

    @GET
    public String m0() {
        return "r64m0";
    }
}
