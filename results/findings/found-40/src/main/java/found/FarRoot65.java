package found;

import jakarta.ws.rs.*;

@Path("root65")
public class FarRoot65 {

    @GET
    public String m0() {
        return "r65m0";
    }
}
