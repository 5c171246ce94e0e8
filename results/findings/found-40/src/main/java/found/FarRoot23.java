package found;

import jakarta.ws.rs.*;

@Path("root23")
public class FarRoot23 {

    @GET
    public String m0() {
        return "r23m0";
    }
}
