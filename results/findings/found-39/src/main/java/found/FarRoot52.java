package found;

import jakarta.ws.rs.*;

@Path("root52")
public class FarRoot52 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r52m0" + "," + body.length();
    }
}
