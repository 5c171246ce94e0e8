package found;

import jakarta.ws.rs.*;

@Path("by-name0")
public class FarRoot0 {

    @GET
    @Produces({"text/plain"})
    public String m0() {
        return "r0m0";
    }

    @GET
    @Path("m1")
    @Produces({"text/plain"})
    public String m1() {
        return "r0m1";
    }

    @GET
    @Path("m2")
    @Produces({"text/plain"})
    public String m2() {
        return "r0m2";
    }

    @GET
    @Path("m3")
    @Produces({"text/plain"})
    public String m3() {
        return "r0m3";
    }

    @GET
    @Path("m4")
    @Produces({"text/plain"})
    public String m4() {
        return "r0m4";
    }

    @GET
    @Path("m5")
    @Produces({"text/plain"})
    public String m5() {
        return "r0m5";
    }

    @GET
    @Path("m6")
    @Produces({"text/plain"})
    public String m6() {
        return "r0m6";
    }

    @GET
    @Path("m7")
    @Produces({"text/plain"})
    public String m7() {
        return "r0m7";
    }

    @GET
    @Path("m8")
    @Produces({"text/plain"})
    public String m8() {
        return "r0m8";
    }

    @GET
    @Path("m9")
    @Produces({"text/plain"})
    public String m9() {
        return "r0m9";
    }

    @GET
    @Path("m10")
    @Produces({"text/plain"})
    public String m10() {
        return "r0m10";
    }

    @GET
    @Path("m11")
    @Produces({"text/plain"})
    public String m11() {
        return "r0m11";
    }

    @GET
    @Path("m12")
    @Produces({"text/plain"})
    public String m12() {
        return "r0m12";
    }

    @GET
    @Path("m13")
    @Produces({"text/plain"})
    public String m13() {
        return "r0m13";
    }

    @GET
    @Path("m14")
    @Produces({"text/plain"})
    public String m14() {
        return "r0m14";
    }

    @GET
    @Path("m15")
    @Produces({"text/plain"})
    public String m15() {
        return "r0m15";
    }

    @GET
    @Path("m16")
    @Produces({"text/plain"})
    public String m16() {
        return "r0m16";
    }

    @GET
    @Path("m17")
    @Produces({"text/plain"})
    public String m17() {
        return "r0m17";
    }

    @GET
    @Path("m18")
    @Produces({"text/plain"})
    public String m18() {
        return "r0m18";
    }

    @GET
    @Path("m19")
    @Produces({"text/plain"})
    public String m19() {
        return "r0m19";
    }

    @GET
    @Path("m20")
    @Produces({"text/plain"})
    public String m20() {
        return "r0m20";
    }

    @GET
    @Path("m21")
    @Produces({"text/plain"})
    public String m21() {
        return "r0m21";
    }

    @GET
    @Path("m22")
    @Produces({"text/plain"})
    public String m22() {
        return "r0m22";
    }

    @GET
    @Path("m23")
    @Produces({"text/plain"})
    public String m23() {
        return "r0m23";
    }

    @GET
    @Path("m24")
    @Produces({"text/plain"})
    public String m24() {
        return "r0m24";
    }

    @GET
    @Path("m25")
    @Produces({"text/plain"})
    public String m25() {
        return "r0m25";
    }

    @GET
    @Path("m26")
    @Produces({"text/plain"})
    public String m26() {
        return "r0m26";
    }

    @GET
    @Path("m27")
    @Produces({"text/plain"})
    public String m27() {
        return "r0m27";
    }

    @GET
    @Path("m28")
    @Produces({"text/plain"})
    public String m28() {
        return "r0m28";
    }

    @GET
    @Path("m29")
    @Produces({"text/plain"})
    public String m29() {
        return "r0m29";
    }

    @GET
    @Path("m30")
    @Produces({"text/plain"})
    public String m30() {
        return "r0m30";
    }

    @GET
    @Path("m31")
    @Produces({"text/plain"})
    public String m31() {
        return "r0m31";
    }

    @GET
    @Path("m32")
    @Produces({"text/plain"})
    public String m32() {
        return "r0m32";
    }

    @GET
    @Path("m33")
    @Produces({"text/plain"})
    public String m33() {
        return "r0m33";
    }

    @GET
    @Path("m34")
    @Produces({"text/plain"})
    public String m34() {
        return "r0m34";
    }

    @GET
    @Path("m35")
    @Produces({"text/plain"})
    public String m35() {
        return "r0m35";
    }

    @GET
    @Path("m36")
    @Produces({"text/plain"})
    public String m36() {
        return "r0m36";
    }

    @GET
    @Path("m37")
    @Produces({"text/plain"})
    public String m37() {
        return "r0m37";
    }

    @GET
    @Path("m38")
    @Produces({"text/plain"})
    public String m38() {
        return "r0m38";
    }

    @GET
    @Path("m39")
    @Produces({"text/plain"})
    public String m39() {
        return "r0m39";
    }

    @GET
    @Path("m40")
    @Produces({"text/plain"})
    public String m40() {
        return "r0m40";
    }

    @GET
    @Path("m41")
    @Produces({"text/plain"})
    public String m41() {
        return "r0m41";
    }

    @GET
    @Path("m42")
    @Produces({"text/plain"})
    public String m42() {
        return "r0m42";
    }

    @GET
    @Path("m43")
    @Produces({"text/plain"})
    public String m43() {
        return "r0m43";
    }

    @GET
    @Path("m44")
    @Produces({"text/plain"})
    public String m44() {
        return "r0m44";
    }

    @GET
    @Path("m45")
    @Produces({"text/plain"})
    public String m45() {
        return "r0m45";
    }

    @GET
    @Path("m46")
    @Produces({"text/plain"})
    public String m46() {
        return "r0m46";
    }

    @GET
    @Path("m47")
    @Produces({"text/plain"})
    public String m47() {
        return "r0m47";
    }

    @GET
    @Path("m48")
    @Produces({"text/plain"})
    public String m48() {
        return "r0m48";
    }

    @GET
    @Path("m49")
    @Produces({"text/plain"})
    public String m49() {
        return "r0m49";
    }

    @GET
    @Path("m50")
    @Produces({"text/plain"})
    public String m50() {
        return "r0m50";
    }

    @GET
    @Path("m51")
    @Produces({"text/plain"})
    public String m51() {
        return "r0m51";
    }

    @GET
    @Path("m52")
    @Produces({"text/plain"})
    public String m52() {
        return "r0m52";
    }

    @GET
    @Path("m53")
    @Produces({"text/plain"})
    public String m53() {
        return "r0m53";
    }

    @GET
    @Path("m54")
    @Produces({"text/plain"})
    public String m54() {
        return "r0m54";
    }

    @GET
    @Path("m55")
    @Produces({"text/plain"})
    public String m55() {
        return "r0m55";
    }

    @GET
    @Path("m56")
    @Produces({"text/plain"})
    public String m56() {
        return "r0m56";
    }

    @GET
    @Path("m57")
    @Produces({"text/plain"})
    public String m57() {
        return "r0m57";
    }

    @GET
    @Path("m58")
    @Produces({"text/plain"})
    public String m58() {
        return "r0m58";
    }

    @GET
    @Path("m59")
    @Produces({"text/plain"})
    public String m59() {
        return "r0m59";
    }

    @GET
    @Path("m60")
    @Produces({"text/plain"})
    public String m60() {
        return "r0m60";
    }

    @GET
    @Path("m61")
    @Produces({"text/plain"})
    public String m61() {
        return "r0m61";
    }

    @GET
    @Path("m62")
    @Produces({"text/plain"})
    public String m62() {
        return "r0m62";
    }

    @GET
    @Path("m63")
    @Produces({"text/plain"})
    public String m63() {
        return "r0m63";
    }

    @GET
    @Path("m64")
    @Produces({"text/plain"})
    public String m64() {
        return "r0m64";
    }

    @GET
    @Path("m65")
    @Produces({"text/plain"})
    public String m65() {
        return "r0m65";
    }

    @GET
    @Path("m66")
    @Produces({"text/plain"})
    public String m66() {
        return "r0m66";
    }

    @GET
    @Path("m67")
    @Produces({"text/plain"})
    public String m67() {
        return "r0m67";
    }

    @GET
    @Path("m68")
    @Produces({"text/plain"})
    public String m68() {
        return "r0m68";
    }

    @GET
    @Path("m69")
    @Produces({"text/plain"})
    public String m69() {
        return "r0m69";
    }

    @GET
    @Path("m70")
    @Produces({"text/plain"})
    public String m70() {
        return "r0m70";
    }

    @GET
    @Path("m71")
    @Produces({"text/plain"})
    public String m71() {
        return "r0m71";
    }

    @GET
    @Path("m72")
    @Produces({"text/plain"})
    public String m72() {
        return "r0m72";
    }

    @GET
    @Path("m73")
    @Produces({"text/plain"})
    public String m73() {
        return "r0m73";
    }

    @GET
    @Path("m74")
    @Produces({"text/plain"})
    public String m74() {
        return "r0m74";
    }

    @GET
    @Path("m75")
    @Produces({"text/plain"})
    public String m75() {
        return "r0m75";
    }

    @GET
    @Path("m76")
    @Produces({"text/plain"})
    public String m76() {
        return "r0m76";
    }

    @GET
    @Path("m77")
    @Produces({"text/plain"})
    public String m77() {
        return "r0m77";
    }

    @GET
    @Path("m78")
    @Produces({"text/plain"})
    public String m78() {
        return "r0m78";
    }

    @GET
    @Path("m79")
    @Produces({"text/plain"})
    public String m79() {
        return "r0m79";
    }

    @GET
    @Path("m80")
    @Produces({"text/plain"})
    public String m80() {
        return "r0m80";
    }

    @GET
    @Path("m81")
    @Produces({"text/plain"})
    public String m81() {
        return "r0m81";
    }

    @GET
    @Path("m82")
    @Produces({"text/plain"})
    public String m82() {
        return "r0m82";
    }

    @GET
    @Path("m83")
    @Produces({"text/plain"})
    public String m83() {
        return "r0m83";
    }

    @GET
    @Path("m84")
    @Produces({"text/plain"})
    public String m84() {
        return "r0m84";
    }

    @GET
    @Path("m85")
    @Produces({"text/plain"})
    public String m85() {
        return "r0m85";
    }

    @GET
    @Path("m86")
    @Produces({"text/plain"})
    public String m86() {
        return "r0m86";
    }

    @GET
    @Path("m87")
    @Produces({"text/plain"})
    public String m87() {
        return "r0m87";
    }

    @GET
    @Path("m88")
    @Produces({"text/plain"})
    public String m88() {
        return "r0m88";
    }

    @GET
    @Path("m89")
    @Produces({"text/plain"})
    public String m89() {
        return "r0m89";
    }

    @GET
    @Path("m90")
    @Produces({"text/plain"})
    public String m90() {
        return "r0m90";
    }

    @GET
    @Path("m91")
    @Produces({"text/plain"})
    public String m91() {
        return "r0m91";
    }

    @GET
    @Path("m92")
    @Produces({"text/plain"})
    public String m92() {
        return "r0m92";
    }

    @GET
    @Path("m93")
    @Produces({"text/plain"})
    public String m93() {
        return "r0m93";
    }

    @GET
    @Path("m94")
    @Produces({"text/plain"})
    public String m94() {
        return "r0m94";
    }

    @GET
    @Path("m95")
    @Produces({"text/plain"})
    public String m95() {
        return "r0m95";
    }

    @GET
    @Path("m96")
    @Produces({"text/plain"})
    public String m96() {
        return "r0m96";
    }

    @GET
    @Path("m97")
    @Produces({"text/plain"})
    public String m97() {
        return "r0m97";
    }

    @GET
    @Path("m98")
    @Produces({"text/plain"})
    public String m98() {
        return "r0m98";
    }

    @GET
    @Path("m99")
    @Produces({"text/plain"})
    public String m99() {
        return "r0m99";
    }

    @GET
    @Path("m100")
    @Produces({"text/plain"})
    public String m100() {
        return "r0m100";
    }

    @GET
    @Path("m101")
    @Produces({"text/plain"})
    public String m101() {
        return "r0m101";
    }

    @GET
    @Path("m102")
    @Produces({"text/plain"})
    public String m102() {
        return "r0m102";
    }

    @GET
    @Path("m103")
    @Produces({"text/plain"})
    public String m103() {
        return "r0m103";
    }

    @GET
    @Path("m104")
    @Produces({"text/plain"})
    public String m104() {
        return "r0m104";
    }

    @GET
    @Path("m105")
    @Produces({"text/plain"})
    public String m105() {
        return "r0m105";
    }

    @GET
    @Path("m106")
    @Produces({"text/plain"})
    public String m106() {
        return "r0m106";
    }

    @GET
    @Path("m107")
    @Produces({"text/plain"})
    public String m107() {
        return "r0m107";
    }

    @GET
    @Path("m108")
    @Produces({"text/plain"})
    public String m108() {
        return "r0m108";
    }

    @GET
    @Path("m109")
    @Produces({"text/plain"})
    public String m109() {
        return "r0m109";
    }

    @GET
    @Path("m110")
    @Produces({"text/plain"})
    public String m110() {
        return "r0m110";
    }

    @GET
    @Path("m111")
    @Produces({"text/plain"})
    public String m111() {
        return "r0m111";
    }

    @GET
    @Path("m112")
    @Produces({"text/plain"})
    public String m112() {
        return "r0m112";
    }

    @GET
    @Path("m113")
    @Produces({"text/plain"})
    public String m113() {
        return "r0m113";
    }

    @GET
    @Path("m114")
    @Produces({"text/plain"})
    public String m114() {
        return "r0m114";
    }

    @GET
    @Path("m115")
    @Produces({"text/plain"})
    public String m115() {
        return "r0m115";
    }

    @GET
    @Path("m116")
    @Produces({"text/plain"})
    public String m116() {
        return "r0m116";
    }

    @GET
    @Path("m117")
    @Produces({"text/plain"})
    public String m117() {
        return "r0m117";
    }

    @GET
    @Path("m118")
    @Produces({"text/plain"})
    public String m118() {
        return "r0m118";
    }

    @GET
    @Path("m119")
    @Produces({"text/plain"})
    public String m119() {
        return "r0m119";
    }

    @GET
    @Path("m120")
    @Produces({"text/plain"})
    public String m120() {
        return "r0m120";
    }

    @GET
    @Path("m121")
    @Produces({"text/plain"})
    public String m121() {
        return "r0m121";
    }

    @GET
    @Path("m122")
    @Produces({"text/plain"})
    public String m122() {
        return "r0m122";
    }

    @GET
    @Path("m123")
    @Produces({"text/plain"})
    public String m123() {
        return "r0m123";
    }

    @GET
    @Path("m124")
    @Produces({"text/plain"})
    public String m124() {
        return "r0m124";
    }

    @GET
    @Path("m125")
    @Produces({"text/plain"})
    public String m125() {
        return "r0m125";
    }

    @GET
    @Path("m126")
    @Produces({"text/plain"})
    public String m126() {
        return "r0m126";
    }

    @GET
    @Path("m127")
    @Produces({"text/plain"})
    public String m127() {
        return "r0m127";
    }
}
