package found;

import jakarta.ws.rs.*;

@Path("root103")
public class FarRoot103 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r103m0" + "," + body.length();
    }
}
