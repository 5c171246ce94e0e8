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

        @Path("sub63")
        public Class<Sub64> sub() {
            return Sub64.class;
        }
    }

    public static class Sub64 {

        @Path("sub64")
        public Class<Sub65> sub() {
            return Sub65.class;
        }
    }

    public static class Sub65 {

        @Path("sub65")
        public Class<Sub66> sub() {
            return Sub66.class;
        }
    }

    public static class Sub66 {

        @Path("sub66")
        public Class<Sub67> sub() {
            return Sub67.class;
        }
    }

    public static class Sub67 {

        @Path("sub67")
        public Class<Sub68> sub() {
            return Sub68.class;
        }
    }

    public static class Sub68 {

        @Path("sub68")
        public Class<Sub69> sub() {
            return Sub69.class;
        }
    }

    public static class Sub69 {

        @Path("sub69")
        public Class<Sub70> sub() {
            return Sub70.class;
        }
    }

    public static class Sub70 {

        @Path("sub70")
        public Class<Sub71> sub() {
            return Sub71.class;
        }
    }

    public static class Sub71 {

        @Path("sub71")
        public Class<Sub72> sub() {
            return Sub72.class;
        }
    }

    public static class Sub72 {

        @Path("sub72")
        public Class<Sub73> sub() {
            return Sub73.class;
        }
    }

    public static class Sub73 {

        @Path("sub73")
        public Class<Sub74> sub() {
            return Sub74.class;
        }
    }

    public static class Sub74 {

        @Path("sub74")
        public Class<Sub75> sub() {
            return Sub75.class;
        }
    }

    public static class Sub75 {

        @Path("sub75")
        public Class<Sub76> sub() {
            return Sub76.class;
        }
    }

    public static class Sub76 {

        @Path("sub76")
        public Class<Sub77> sub() {
            return Sub77.class;
        }
    }

    public static class Sub77 {

        @Path("sub77")
        public Class<Sub78> sub() {
            return Sub78.class;
        }
    }

    public static class Sub78 {

        @Path("sub78")
        public Class<Sub79> sub() {
            return Sub79.class;
        }
    }

    public static class Sub79 {

        @Path("sub79")
        public Class<Sub80> sub() {
            return Sub80.class;
        }
    }

    public static class Sub80 {

        @Path("sub80")
        public Class<Sub81> sub() {
            return Sub81.class;
        }
    }

    public static class Sub81 {

        @Path("sub81")
        public Class<Sub82> sub() {
            return Sub82.class;
        }
    }

    public static class Sub82 {

        @Path("sub82")
        public Class<Sub83> sub() {
            return Sub83.class;
        }
    }

    public static class Sub83 {

        @Path("sub83")
        public Class<Sub84> sub() {
            return Sub84.class;
        }
    }

    public static class Sub84 {

        @Path("sub84")
        public Class<Sub85> sub() {
            return Sub85.class;
        }
    }

    public static class Sub85 {

        @Path("sub85")
        public Class<Sub86> sub() {
            return Sub86.class;
        }
    }

    public static class Sub86 {

        @Path("sub86")
        public Class<Sub87> sub() {
            return Sub87.class;
        }
    }

    public static class Sub87 {

        @Path("sub87")
        public Class<Sub88> sub() {
            return Sub88.class;
        }
    }

    public static class Sub88 {

        @Path("sub88")
        public Class<Sub89> sub() {
            return Sub89.class;
        }
    }

    public static class Sub89 {

        @Path("sub89")
        public Class<Sub90> sub() {
            return Sub90.class;
        }
    }

    public static class Sub90 {

        @Path("sub90")
        public Class<Sub91> sub() {
            return Sub91.class;
        }
    }

    public static class Sub91 {

        @Path("sub91")
        public Class<Sub92> sub() {
            return Sub92.class;
        }
    }

    public static class Sub92 {

        @Path("sub92")
        public Class<Sub93> sub() {
            return Sub93.class;
        }
    }

    public static class Sub93 {

        @Path("sub93")
        public Class<Sub94> sub() {
            return Sub94.class;
        }
    }

    public static class Sub94 {

        @Path("sub94")
        public Class<Sub95> sub() {
            return Sub95.class;
        }
    }

    public static class Sub95 {

        @Path("sub95")
        public Class<Sub96> sub() {
            return Sub96.class;
        }
    }

    public static class Sub96 {

        @Path("sub96")
        public Class<Sub97> sub() {
            return Sub97.class;
        }
    }

    public static class Sub97 {

        @Path("sub97")
        public Class<Sub98> sub() {
            return Sub98.class;
        }
    }

    public static class Sub98 {

        @Path("sub98")
        public Class<Sub99> sub() {
            return Sub99.class;
        }
    }

    public static class Sub99 {

        @Path("sub99")
        public Class<Sub100> sub() {
            return Sub100.class;
        }
    }

    public static class Sub100 {

        @Path("sub100")
        public Class<Sub101> sub() {
            return Sub101.class;
        }
    }

    public static class Sub101 {

        @Path("sub101")
        public Class<Sub102> sub() {
            return Sub102.class;
        }
    }

    public static class Sub102 {

        @Path("sub102")
        public Class<Sub103> sub() {
            return Sub103.class;
        }
    }

    public static class Sub103 {

        @Path("sub103")
        public Class<Sub104> sub() {
            return Sub104.class;
        }
    }

    public static class Sub104 {

        @Path("sub104")
        public Class<Sub105> sub() {
            return Sub105.class;
        }
    }

    public static class Sub105 {

        @Path("sub105")
        public Class<Sub106> sub() {
            return Sub106.class;
        }
    }

    public static class Sub106 {

        @Path("sub106")
        public Class<Sub107> sub() {
            return Sub107.class;
        }
    }

    public static class Sub107 {

        @Path("sub107")
        public Class<Sub108> sub() {
            return Sub108.class;
        }
    }

    public static class Sub108 {

        @Path("sub108")
        public Class<Sub109> sub() {
            return Sub109.class;
        }
    }

    public static class Sub109 {

        @Path("sub109")
        public Class<Sub110> sub() {
            return Sub110.class;
        }
    }

    public static class Sub110 {

        @Path("sub110")
        public Class<Sub111> sub() {
            return Sub111.class;
        }
    }

    public static class Sub111 {

        @Path("sub111")
        public Class<Sub112> sub() {
            return Sub112.class;
        }
    }

    public static class Sub112 {

        @Path("sub112")
        public Class<Sub113> sub() {
            return Sub113.class;
        }
    }

    public static class Sub113 {

        @Path("sub113")
        public Class<Sub114> sub() {
            return Sub114.class;
        }
    }

    public static class Sub114 {

        @Path("sub114")
        public Class<Sub115> sub() {
            return Sub115.class;
        }
    }

    public static class Sub115 {

        @Path("sub115")
        public Class<Sub116> sub() {
            return Sub116.class;
        }
    }

    public static class Sub116 {

        @Path("sub116")
        public Class<Sub117> sub() {
            return Sub117.class;
        }
    }

    public static class Sub117 {

        @Path("sub117")
        public Class<Sub118> sub() {
            return Sub118.class;
        }
    }

    public static class Sub118 {

        @Path("sub118")
        public Class<Sub119> sub() {
            return Sub119.class;
        }
    }

    public static class Sub119 {

        @Path("sub119")
        public Class<Sub120> sub() {
            return Sub120.class;
        }
    }

    public static class Sub120 {

        @Path("sub120")
        public Class<Sub121> sub() {
            return Sub121.class;
        }
    }

    public static class Sub121 {

        @Path("sub121")
        public Class<Sub122> sub() {
            return Sub122.class;
        }
    }

    public static class Sub122 {

        @Path("sub122")
        public Class<Sub123> sub() {
            return Sub123.class;
        }
    }

    public static class Sub123 {

        @Path("sub123")
        public Class<Sub124> sub() {
            return Sub124.class;
        }
    }

    public static class Sub124 {

        @Path("sub124")
        public Class<Sub125> sub() {
            return Sub125.class;
        }
    }

    public static class Sub125 {

        @Path("sub125")
        public Class<Sub126> sub() {
            return Sub126.class;
        }
    }

    public static class Sub126 {

        @Path("sub126")
        public Class<Sub127> sub() {
            return Sub127.class;
        }
    }

    public static class Sub127 {

        @GET
        @Produces({"text/plain"})
        public String m0() {
            return "r0m0";
        }
    }
}
