package found;

import jakarta.ws.rs.*;

@Path("root11")
public class FarRoot11 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r11m0" + "," + body.length();
    }
}
