package found;

import jakarta.ws.rs.*;

@Path("root111")
public class FarRoot111 {

    @GET
    public String m0() {
        return "r111m0";
    }
}
