package found;

import jakarta.ws.rs.*;

@Path("root35")
public class FarRoot35 {

    @GET
    public String m0() {
        return "r35m0";
    }
}
