package found;

import jakarta.ws.rs.*;

@Path("root127")
public class FarRoot127 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r127m0" + "," + body.length();
    }
}
