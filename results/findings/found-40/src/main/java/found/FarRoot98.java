package found;

import jakarta.ws.rs.*;

@Path("root98")
public class FarRoot98 {

    @GET
    public String m0() {
        return "r98m0";
    }
}
