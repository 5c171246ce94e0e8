package found;

import jakarta.ws.rs.*;

@Path("root84")
public class FarRoot84 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r84m0" + "," + body.length();
    }
}
