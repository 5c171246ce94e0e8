package found;

import jakarta.ws.rs.*;

@Path("root59")
public class FarRoot59 {

    @GET
    public String m0() {
        return "r59m0";
    }
}
