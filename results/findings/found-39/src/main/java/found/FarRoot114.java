package found;

import jakarta.ws.rs.*;

@Path("root114")
public class FarRoot114 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r114m0" + "," + body.length();
    }
}
