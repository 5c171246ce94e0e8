package found;

import jakarta.ws.rs.*;

@Path("root109")
public class FarRoot109 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r109m0" + "," + body.length();
    }
}
