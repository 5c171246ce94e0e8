package found;

import jakarta.ws.rs.*;

@Path("root35")
public class FarRoot35 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r35m0" + "," + body.length();
    }
}
