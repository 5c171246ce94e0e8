package found;

import jakarta.ws.rs.*;

@Path("root84")
public class FarRoot84 {

    @GET
    public String m0() {
        return "r84m0";
    }
}
