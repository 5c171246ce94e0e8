package found;

import jakarta.ws.rs.*;

@Path("root98")
public class FarRoot98 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r98m0" + "," + body.length();
    }
}
