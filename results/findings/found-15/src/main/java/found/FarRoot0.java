package found;

import jakarta.ws.rs.*;

@Path("items0")
public class FarRoot0 {

    @Path("sub0")
    public Class<Sub1> sub() {
        return Sub1.class;
    }

    public static class Sub1 {

        @Path("sub1")
        public Class<Sub2> sub() {
            return Sub2.class;
        }
    }

    public static class Sub2 {

        @Path("sub2")
        public Class<Sub3> sub() {
            return Sub3.class;
        }
    }

    public static class Sub3 {

        @PUT
        @Produces({"text/plain"})
        @Consumes({"text/plain"})
        public String m0(String body) {
            return "r0m0" + "," + body.length();
        }
    }
}
