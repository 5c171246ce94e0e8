package found;

import jakarta.ws.rs.*;

@Path("root65")
public class FarRoot65 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r65m0" + "," + body.length();
    }
}
