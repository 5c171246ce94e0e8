package found;

import jakarta.ws.rs.*;

@Path("root103")
public class FarRoot103 {

    @GET
    public String m0() {
        return "r103m0";
    }
}
