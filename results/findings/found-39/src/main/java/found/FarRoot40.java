package found;

import jakarta.ws.rs.*;

@Path("root40")
public class FarRoot40 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r40m0" + "," + body.length();
    }
}
