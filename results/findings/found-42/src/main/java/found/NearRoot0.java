package found;

import jakarta.ws.rs.*;

@Path("by-name0")
public class NearRoot0 {

    @Path("sub0")
    public Class<Sub1> sub() {
        return Sub1.class;
    }

    public static class Sub1 {

        @GET
        @Path("{p0}")
        public String m0(@PathParam("p0") String a0) {
            return "r0m0" + "," + a0;
        }
    }
}
