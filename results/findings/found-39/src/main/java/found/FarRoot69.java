package found;

import jakarta.ws.rs.*;

@Path("root69")
public class FarRoot69 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r69m0" + "," + body.length();
    }
}
