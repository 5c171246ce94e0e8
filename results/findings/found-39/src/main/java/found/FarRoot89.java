package found;

import jakarta.ws.rs.*;

@Path("root89")
public class FarRoot89 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r89m0" + "," + body.length();
    }
}
