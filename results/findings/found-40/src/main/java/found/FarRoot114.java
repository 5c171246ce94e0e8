package found;

import jakarta.ws.rs.*;

@Path("root114")
public class FarRoot114 {

    @GET
    public String m0() {
        return "r114m0";
    }
}
