package found;

import jakarta.ws.rs.*;

@Path("root18")
public class FarRoot18 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r18m0" + "," + body.length();
    }
}
