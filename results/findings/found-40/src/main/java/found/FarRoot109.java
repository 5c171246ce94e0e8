package found;

import jakarta.ws.rs.*;

@Path("root109")
public class FarRoot109 {

    @GET
    public String m0() {
        return "r109m0";
    }
}
