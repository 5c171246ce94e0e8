package found;

import jakarta.ws.rs.*;

@Path("root47")
public class FarRoot47 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r47m0" + "," + body.length();
    }
}
