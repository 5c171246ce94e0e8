package found;

import jakarta.ws.rs.*;

@Path("root100")
public class FarRoot100 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r100m0" + "," + body.length();
    }
}
