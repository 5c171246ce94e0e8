package found;

import jakarta.ws.rs.*;

@Path("root59")
public class FarRoot59 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r59m0" + "," + body.length();
    }
}
