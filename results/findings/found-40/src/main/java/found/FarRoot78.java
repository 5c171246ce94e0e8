package found;

import jakarta.ws.rs.*;

@Path("root78")
public class FarRoot78 {

    @GET
    public String m0() {
        return "r78m0";
    }
}
