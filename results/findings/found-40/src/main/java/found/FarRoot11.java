package found;

import jakarta.ws.rs.*;

@Path("root11")
public class FarRoot11 {

    @GET
    public String m0() {
        return "r11m0";
    }
}
