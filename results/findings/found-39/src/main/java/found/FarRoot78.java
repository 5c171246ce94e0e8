package found;

import jakarta.ws.rs.*;

@Path("root78")
public class FarRoot78 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r78m0" + "," + body.length();
    }
}
