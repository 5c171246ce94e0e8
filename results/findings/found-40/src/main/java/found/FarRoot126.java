package found;

import jakarta.ws.rs.*;

@Path("root126")
public class FarRoot126 {

    @GET
    public String m0() {
        return "r126m0";
    }
}
