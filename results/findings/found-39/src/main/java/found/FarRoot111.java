package found;

import jakarta.ws.rs.*;

@Path("root111")
public class FarRoot111 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r111m0" + "," + body.length();
    }
}
