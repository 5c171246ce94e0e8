package found;

import jakarta.ws.rs.*;

@Path("root61")
public class FarRoot61 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r61m0" + "," + body.length();
    }
}
