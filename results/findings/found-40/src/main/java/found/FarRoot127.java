package found;

import jakarta.ws.rs.*;

@Path("root127")
public class FarRoot127 {

    @GET
    public String m0() {
        return "r127m0";
    }
}
