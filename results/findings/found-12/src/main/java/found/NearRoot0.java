package found;

import jakarta.ws.rs.*;

@Path("items0")
public class NearRoot0 {

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

        @Path("sub3")
        public Class<Sub4> sub() {
            return Sub4.class;
        }
    }

    public static class Sub4 {

        @Path("sub4")
        public Class<Sub5> sub() {
            return Sub5.class;
        }
    }

    public static class Sub5 {

        @Path("sub5")
        public Class<Sub6> sub() {
            return Sub6.class;
        }
    }

    public static class Sub6 {

        @Path("sub6")
        public Class<Sub7> sub() {
            return Sub7.class;
        }
    }

    public static class Sub7 {

        @Path("sub7")
        public Class<Sub8> sub() {
            return Sub8.class;
        }
    }

    public static class Sub8 {

        @Path("sub8")
        public Class<Sub9> sub() {
            return Sub9.class;
        }
    }

    public static class Sub9 {

        @Path("sub9")
        public Class<Sub10> sub() {
            return Sub10.class;
        }
    }

    public static class Sub10 {

        @Path("sub10")
        public Class<Sub11> sub() {
            return Sub11.class;
        }
    }

    public static class Sub11 {

        @Path("sub11")
        public Class<Sub12> sub() {
            return Sub12.class;
        }
    }

    public static class Sub12 {

        @Path("sub12")
        public Class<Sub13> sub() {
            return Sub13.class;
        }
    }

    public static class Sub13 {

        @Path("sub13")
        public Class<Sub14> sub() {
            return Sub14.class;
        }
    }

    public static class Sub14 {

        @Path("sub14")
        public Class<Sub15> sub() {
            return Sub15.class;
        }
    }

    public static class Sub15 {

        @Path("sub15")
        public Class<Sub16> sub() {
            return Sub16.class;
        }
    }

    public static class Sub16 {

        @Path("sub16")
        public Class<Sub17> sub() {
            return Sub17.class;
        }
    }

    public static class Sub17 {

        @Path("sub17")
        public Class<Sub18> sub() {
            return Sub18.class;
        }
    }

    public static class Sub18 {

        @Path("sub18")
        public Class<Sub19> sub() {
            return Sub19.class;
        }
    }

    public static class Sub19 {

        @Path("sub19")
        public Class<Sub20> sub() {
            return Sub20.class;
        }
    }

    public static class Sub20 {

        @Path("sub20")
        public Class<Sub21> sub() {
            return Sub21.class;
        }
    }

    public static class Sub21 {

        @Path("sub21")
        public Class<Sub22> sub() {
            return Sub22.class;
        }
    }

    public static class Sub22 {

        @Path("sub22")
        public Class<Sub23> sub() {
            return Sub23.class;
        }
    }

    public static class Sub23 {

        @Path("sub23")
        public Class<Sub24> sub() {
            return Sub24.class;
        }
    }

    public static class Sub24 {

        @Path("sub24")
        public Class<Sub25> sub() {
            return Sub25.class;
        }
    }

    public static class Sub25 {

        @Path("sub25")
        public Class<Sub26> sub() {
            return Sub26.class;
        }
    }

    public static class Sub26 {

        @Path("sub26")
        public Class<Sub27> sub() {
            return Sub27.class;
        }
    }

    public static class Sub27 {

        @Path("sub27")
        public Class<Sub28> sub() {
            return Sub28.class;
        }
    }

    public static class Sub28 {

        @Path("sub28")
        public Class<Sub29> sub() {
            return Sub29.class;
        }
    }

    public static class Sub29 {

        @Path("sub29")
        public Class<Sub30> sub() {
            return Sub30.class;
        }
    }

    public static class Sub30 {

        @Path("sub30")
        public Class<Sub31> sub() {
            return Sub31.class;
        }
    }

    public static class Sub31 {

        @Path("sub31")
        public Class<Sub32> sub() {
            return Sub32.class;
        }
    }

    public static class Sub32 {

        @Path("sub32")
        public Class<Sub33> sub() {
            return Sub33.class;
        }
    }

    public static class Sub33 {

        @Path("sub33")
        public Class<Sub34> sub() {
            return Sub34.class;
        }
    }

    public static class Sub34 {

        @Path("sub34")
        public Class<Sub35> sub() {
            return Sub35.class;
        }
    }

    public static class Sub35 {

        @Path("sub35")
        public Class<Sub36> sub() {
            return Sub36.class;
        }
    }

    public static class Sub36 {

        @Path("sub36")
        public Class<Sub37> sub() {
            return Sub37.class;
        }
    }

    public static class Sub37 {

        @Path("sub37")
        public Class<Sub38> sub() {
            return Sub38.class;
        }
    }

    public static class Sub38 {

        @Path("sub38")
        public Class<Sub39> sub() {
            return Sub39.class;
        }
    }

    public static class Sub39 {

        @Path("sub39")
        public Class<Sub40> sub() {
            return Sub40.class;
        }
    }

    public static class Sub40 {

        @Path("sub40")
        public Class<Sub41> sub() {
            return Sub41.class;
        }
    }

    public static class Sub41 {

        @Path("sub41")
        public Class<Sub42> sub() {
            return Sub42.class;
        }
    }

    public static class Sub42 {

        @Path("sub42")
        public Class<Sub43> sub() {
            return Sub43.class;
        }
    }

    public static class Sub43 {

        @Path("sub43")
        public Class<Sub44> sub() {
            return Sub44.class;
        }
    }

    public static class Sub44 {

        @Path("sub44")
        public Class<Sub45> sub() {
            return Sub45.class;
        }
    }

    public static class Sub45 {

        @Path("sub45")
        public Class<Sub46> sub() {
            return Sub46.class;
        }
    }

    public static class Sub46 {

        @Path("sub46")
        public Class<Sub47> sub() {
            return Sub47.class;
        }
    }

    public static class Sub47 {

        @Path("sub47")
        public Class<Sub48> sub() {
            return Sub48.class;
        }
    }

    public static class Sub48 {

        @Path("sub48")
        public Class<Sub49> sub() {
            return Sub49.class;
        }
    }

    public static class Sub49 {

        @Path("sub49")
        public Class<Sub50> sub() {
            return Sub50.class;
        }
    }

    public static class Sub50 {

        @Path("sub50")
        public Class<Sub51> sub() {
            return Sub51.class;
        }
    }

    public static class Sub51 {

        @Path("sub51")
        public Class<Sub52> sub() {
            return Sub52.class;
        }
    }

    public static class Sub52 {

        @Path("sub52")
        public Class<Sub53> sub() {
            return Sub53.class;
        }
    }

    public static class Sub53 {

        @Path("sub53")
        public Class<Sub54> sub() {
            return Sub54.class;
        }
    }

    public static class Sub54 {

        @Path("sub54")
        public Class<Sub55> sub() {
            return Sub55.class;
        }
    }

    public static class Sub55 {

        @Path("sub55")
        public Class<Sub56> sub() {
            return Sub56.class;
        }
    }

    public static class Sub56 {

        @Path("sub56")
        public Class<Sub57> sub() {
            return Sub57.class;
        }
    }

    public static class Sub57 {

        @Path("sub57")
        public Class<Sub58> sub() {
            return Sub58.class;
        }
    }

    public static class Sub58 {

        @Path("sub58")
        public Class<Sub59> sub() {
            return Sub59.class;
        }
    }

    public static class Sub59 {

        @Path("sub59")
        public Class<Sub60> sub() {
            return Sub60.class;
        }
    }

    public static class Sub60 {

        @Path("sub60")
        public Class<Sub61> sub() {
            return Sub61.class;
        }
    }

    public static class Sub61 {

        @Path("sub61")
        public Class<Sub62> sub() {
            return Sub62.class;
        }
    }

    public static class Sub62 {

        @Path("sub62")
        public Class<Sub63> sub() {
            return Sub63.class;
        }
    }

    public static class Sub63 {

        @GET
        @Produces({"text/plain"})
        public String m0() {
            return "r0m0";
        }
    }
}
