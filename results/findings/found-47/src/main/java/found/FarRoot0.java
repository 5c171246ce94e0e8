package found;

import jakarta.ws.rs.*;

@Path("b0/{p0: \\w*}")
public class FarRoot0 {

    @GET
    @Produces({"text/plain"})
    public String m0(@PathParam("p0") String a0) {
        return "r0m0" + "," + a0;
    }

    @GET
    @Path("m1")
    @Produces({"text/plain"})
    public String m1(@PathParam("p0") String a0) {
        return "r0m1" + "," + a0;
    }

    @GET
    @Path("m2")
    @Produces({"text/plain"})
    public String m2(@PathParam("p0") String a0) {
        return "r0m2" + "," + a0;
    }

    @GET
    @Path("m3")
    @Produces({"text/plain"})
    public String m3(@PathParam("p0") String a0) {
        return "r0m3" + "," + a0;
    }

    @GET
    @Path("m4")
    @Produces({"text/plain"})
    public String m4(@PathParam("p0") String a0) {
        return "r0m4" + "," + a0;
    }

    @GET
    @Path("m5")
    @Produces({"text/plain"})
    public String m5(@PathParam("p0") String a0) {
        return "r0m5" + "," + a0;
    }

    @GET
    @Path("m6")
    @Produces({"text/plain"})
    public String m6(@PathParam("p0") String a0) {
        return "r0m6" + "," + a0;
    }

    @GET
    @Path("m7")
    @Produces({"text/plain"})
    public String m7(@PathParam("p0") String a0) {
        return "r0m7" + "," + a0;
    }

    @GET
    @Path("m8")
    @Produces({"text/plain"})
    public String m8(@PathParam("p0") String a0) {
        return "r0m8" + "," + a0;
    }

    @GET
    @Path("m9")
    @Produces({"text/plain"})
    public String m9(@PathParam("p0") String a0) {
        return "r0m9" + "," + a0;
    }

    @GET
    @Path("m10")
    @Produces({"text/plain"})
    public String m10(@PathParam("p0") String a0) {
        return "r0m10" + "," + a0;
    }

    @GET
    @Path("m11")
    @Produces({"text/plain"})
    public String m11(@PathParam("p0") String a0) {
        return "r0m11" + "," + a0;
    }

    @GET
    @Path("m12")
    @Produces({"text/plain"})
    public String m12(@PathParam("p0") String a0) {
        return "r0m12" + "," + a0;
    }

    @GET
    @Path("m13")
    @Produces({"text/plain"})
    public String m13(@PathParam("p0") String a0) {
        return "r0m13" + "," + a0;
    }

    @GET
    @Path("m14")
    @Produces({"text/plain"})
    public String m14(@PathParam("p0") String a0) {
        return "r0m14" + "," + a0;
    }

    @GET
    @Path("m15")
    @Produces({"text/plain"})
    public String m15(@PathParam("p0") String a0) {
        return "r0m15" + "," + a0;
    }

    @GET
    @Path("m16")
    @Produces({"text/plain"})
    public String m16(@PathParam("p0") String a0) {
        return "r0m16" + "," + a0;
    }

    @GET
    @Path("m17")
    @Produces({"text/plain"})
    public String m17(@PathParam("p0") String a0) {
        return "r0m17" + "," + a0;
    }

    @GET
    @Path("m18")
    @Produces({"text/plain"})
    public String m18(@PathParam("p0") String a0) {
        return "r0m18" + "," + a0;
    }

    @GET
    @Path("m19")
    @Produces({"text/plain"})
    public String m19(@PathParam("p0") String a0) {
        return "r0m19" + "," + a0;
    }

    @GET
    @Path("m20")
    @Produces({"text/plain"})
    public String m20(@PathParam("p0") String a0) {
        return "r0m20" + "," + a0;
    }

    @GET
    @Path("m21")
    @Produces({"text/plain"})
    public String m21(@PathParam("p0") String a0) {
        return "r0m21" + "," + a0;
    }

    @GET
    @Path("m22")
    @Produces({"text/plain"})
    public String m22(@PathParam("p0") String a0) {
        return "r0m22" + "," + a0;
    }

    @GET
    @Path("m23")
    @Produces({"text/plain"})
    public String m23(@PathParam("p0") String a0) {
        return "r0m23" + "," + a0;
    }

    @GET
    @Path("m24")
    @Produces({"text/plain"})
    public String m24(@PathParam("p0") String a0) {
        return "r0m24" + "," + a0;
    }

    @GET
    @Path("m25")
    @Produces({"text/plain"})
    public String m25(@PathParam("p0") String a0) {
        return "r0m25" + "," + a0;
    }

    @GET
    @Path("m26")
    @Produces({"text/plain"})
    public String m26(@PathParam("p0") String a0) {
        return "r0m26" + "," + a0;
    }

    @GET
    @Path("m27")
    @Produces({"text/plain"})
    public String m27(@PathParam("p0") String a0) {
        return "r0m27" + "," + a0;
    }

    @GET
    @Path("m28")
    @Produces({"text/plain"})
    public String m28(@PathParam("p0") String a0) {
        return "r0m28" + "," + a0;
    }

    @GET
    @Path("m29")
    @Produces({"text/plain"})
    public String m29(@PathParam("p0") String a0) {
        return "r0m29" + "," + a0;
    }

    @GET
    @Path("m30")
    @Produces({"text/plain"})
    public String m30(@PathParam("p0") String a0) {
        return "r0m30" + "," + a0;
    }

    @GET
    @Path("m31")
    @Produces({"text/plain"})
    public String m31(@PathParam("p0") String a0) {
        return "r0m31" + "," + a0;
    }

    @GET
    @Path("m32")
    @Produces({"text/plain"})
    public String m32(@PathParam("p0") String a0) {
        return "r0m32" + "," + a0;
    }

    @GET
    @Path("m33")
    @Produces({"text/plain"})
    public String m33(@PathParam("p0") String a0) {
        return "r0m33" + "," + a0;
    }

    @GET
    @Path("m34")
    @Produces({"text/plain"})
    public String m34(@PathParam("p0") String a0) {
        return "r0m34" + "," + a0;
    }

    @GET
    @Path("m35")
    @Produces({"text/plain"})
    public String m35(@PathParam("p0") String a0) {
        return "r0m35" + "," + a0;
    }

    @GET
    @Path("m36")
    @Produces({"text/plain"})
    public String m36(@PathParam("p0") String a0) {
        return "r0m36" + "," + a0;
    }

    @GET
    @Path("m37")
    @Produces({"text/plain"})
    public String m37(@PathParam("p0") String a0) {
        return "r0m37" + "," + a0;
    }

    @GET
    @Path("m38")
    @Produces({"text/plain"})
    public String m38(@PathParam("p0") String a0) {
        return "r0m38" + "," + a0;
    }

    @GET
    @Path("m39")
    @Produces({"text/plain"})
    public String m39(@PathParam("p0") String a0) {
        return "r0m39" + "," + a0;
    }

    @GET
    @Path("m40")
    @Produces({"text/plain"})
    public String m40(@PathParam("p0") String a0) {
        return "r0m40" + "," + a0;
    }

    @GET
    @Path("m41")
    @Produces({"text/plain"})
    public String m41(@PathParam("p0") String a0) {
        return "r0m41" + "," + a0;
    }

    @GET
    @Path("m42")
    @Produces({"text/plain"})
    public String m42(@PathParam("p0") String a0) {
        return "r0m42" + "," + a0;
    }

    @GET
    @Path("m43")
    @Produces({"text/plain"})
    public String m43(@PathParam("p0") String a0) {
        return "r0m43" + "," + a0;
    }

    @GET
    @Path("m44")
    @Produces({"text/plain"})
    public String m44(@PathParam("p0") String a0) {
        return "r0m44" + "," + a0;
    }

    @GET
    @Path("m45")
    @Produces({"text/plain"})
    public String m45(@PathParam("p0") String a0) {
        return "r0m45" + "," + a0;
    }

    @GET
    @Path("m46")
    @Produces({"text/plain"})
    public String m46(@PathParam("p0") String a0) {
        return "r0m46" + "," + a0;
    }

    @GET
    @Path("m47")
    @Produces({"text/plain"})
    public String m47(@PathParam("p0") String a0) {
        return "r0m47" + "," + a0;
    }

    @GET
    @Path("m48")
    @Produces({"text/plain"})
    public String m48(@PathParam("p0") String a0) {
        return "r0m48" + "," + a0;
    }

    @GET
    @Path("m49")
    @Produces({"text/plain"})
    public String m49(@PathParam("p0") String a0) {
        return "r0m49" + "," + a0;
    }

    @GET
    @Path("m50")
    @Produces({"text/plain"})
    public String m50(@PathParam("p0") String a0) {
        return "r0m50" + "," + a0;
    }

    @GET
    @Path("m51")
    @Produces({"text/plain"})
    public String m51(@PathParam("p0") String a0) {
        return "r0m51" + "," + a0;
    }

    @GET
    @Path("m52")
    @Produces({"text/plain"})
    public String m52(@PathParam("p0") String a0) {
        return "r0m52" + "," + a0;
    }

    @GET
    @Path("m53")
    @Produces({"text/plain"})
    public String m53(@PathParam("p0") String a0) {
        return "r0m53" + "," + a0;
    }

    @GET
    @Path("m54")
    @Produces({"text/plain"})
    public String m54(@PathParam("p0") String a0) {
        return "r0m54" + "," + a0;
    }

    @GET
    @Path("m55")
    @Produces({"text/plain"})
    public String m55(@PathParam("p0") String a0) {
        return "r0m55" + "," + a0;
    }

    @GET
    @Path("m56")
    @Produces({"text/plain"})
    public String m56(@PathParam("p0") String a0) {
        return "r0m56" + "," + a0;
    }

    @GET
    @Path("m57")
    @Produces({"text/plain"})
    public String m57(@PathParam("p0") String a0) {
        return "r0m57" + "," + a0;
    }

    @GET
    @Path("m58")
    @Produces({"text/plain"})
    public String m58(@PathParam("p0") String a0) {
        return "r0m58" + "," + a0;
    }

    @GET
    @Path("m59")
    @Produces({"text/plain"})
    public String m59(@PathParam("p0") String a0) {
        return "r0m59" + "," + a0;
    }

    @GET
    @Path("m60")
    @Produces({"text/plain"})
    public String m60(@PathParam("p0") String a0) {
        return "r0m60" + "," + a0;
    }

    @GET
    @Path("m61")
    @Produces({"text/plain"})
    public String m61(@PathParam("p0") String a0) {
        return "r0m61" + "," + a0;
    }

    @GET
    @Path("m62")
    @Produces({"text/plain"})
    public String m62(@PathParam("p0") String a0) {
        return "r0m62" + "," + a0;
    }

    @GET
    @Path("m63")
    @Produces({"text/plain"})
    public String m63(@PathParam("p0") String a0) {
        return "r0m63" + "," + a0;
    }

    @GET
    @Path("m64")
    @Produces({"text/plain"})
    public String m64(@PathParam("p0") String a0) {
        return "r0m64" + "," + a0;
    }

    @GET
    @Path("m65")
    @Produces({"text/plain"})
    public String m65(@PathParam("p0") String a0) {
        return "r0m65" + "," + a0;
    }

    @GET
    @Path("m66")
    @Produces({"text/plain"})
    public String m66(@PathParam("p0") String a0) {
        return "r0m66" + "," + a0;
    }

    @GET
    @Path("m67")
    @Produces({"text/plain"})
    public String m67(@PathParam("p0") String a0) {
        return "r0m67" + "," + a0;
    }

    @GET
    @Path("m68")
    @Produces({"text/plain"})
    public String m68(@PathParam("p0") String a0) {
        return "r0m68" + "," + a0;
    }

    @GET
    @Path("m69")
    @Produces({"text/plain"})
    public String m69(@PathParam("p0") String a0) {
        return "r0m69" + "," + a0;
    }

    @GET
    @Path("m70")
    @Produces({"text/plain"})
    public String m70(@PathParam("p0") String a0) {
        return "r0m70" + "," + a0;
    }

    @GET
    @Path("m71")
    @Produces({"text/plain"})
    public String m71(@PathParam("p0") String a0) {
        return "r0m71" + "," + a0;
    }

    @GET
    @Path("m72")
    @Produces({"text/plain"})
    public String m72(@PathParam("p0") String a0) {
        return "r0m72" + "," + a0;
    }

    @GET
    @Path("m73")
    @Produces({"text/plain"})
    public String m73(@PathParam("p0") String a0) {
        return "r0m73" + "," + a0;
    }

    @GET
    @Path("m74")
    @Produces({"text/plain"})
    public String m74(@PathParam("p0") String a0) {
        return "r0m74" + "," + a0;
    }

    @GET
    @Path("m75")
    @Produces({"text/plain"})
    public String m75(@PathParam("p0") String a0) {
        return "r0m75" + "," + a0;
    }

    @GET
    @Path("m76")
    @Produces({"text/plain"})
    public String m76(@PathParam("p0") String a0) {
        return "r0m76" + "," + a0;
    }

    @GET
    @Path("m77")
    @Produces({"text/plain"})
    public String m77(@PathParam("p0") String a0) {
        return "r0m77" + "," + a0;
    }

    @GET
    @Path("m78")
    @Produces({"text/plain"})
    public String m78(@PathParam("p0") String a0) {
        return "r0m78" + "," + a0;
    }

    @GET
    @Path("m79")
    @Produces({"text/plain"})
    public String m79(@PathParam("p0") String a0) {
        return "r0m79" + "," + a0;
    }

    @GET
    @Path("m80")
    @Produces({"text/plain"})
    public String m80(@PathParam("p0") String a0) {
        return "r0m80" + "," + a0;
    }

    @GET
    @Path("m81")
    @Produces({"text/plain"})
    public String m81(@PathParam("p0") String a0) {
        return "r0m81" + "," + a0;
    }

    @GET
    @Path("m82")
    @Produces({"text/plain"})
    public String m82(@PathParam("p0") String a0) {
        return "r0m82" + "," + a0;
    }

    @GET
    @Path("m83")
    @Produces({"text/plain"})
    public String m83(@PathParam("p0") String a0) {
        return "r0m83" + "," + a0;
    }

    @GET
    @Path("m84")
    @Produces({"text/plain"})
    public String m84(@PathParam("p0") String a0) {
        return "r0m84" + "," + a0;
    }

    @GET
    @Path("m85")
    @Produces({"text/plain"})
    public String m85(@PathParam("p0") String a0) {
        return "r0m85" + "," + a0;
    }

    @GET
    @Path("m86")
    @Produces({"text/plain"})
    public String m86(@PathParam("p0") String a0) {
        return "r0m86" + "," + a0;
    }

    @GET
    @Path("m87")
    @Produces({"text/plain"})
    public String m87(@PathParam("p0") String a0) {
        return "r0m87" + "," + a0;
    }

    @GET
    @Path("m88")
    @Produces({"text/plain"})
    public String m88(@PathParam("p0") String a0) {
        return "r0m88" + "," + a0;
    }

    @GET
    @Path("m89")
    @Produces({"text/plain"})
    public String m89(@PathParam("p0") String a0) {
        return "r0m89" + "," + a0;
    }

    @GET
    @Path("m90")
    @Produces({"text/plain"})
    public String m90(@PathParam("p0") String a0) {
        return "r0m90" + "," + a0;
    }

    @GET
    @Path("m91")
    @Produces({"text/plain"})
    public String m91(@PathParam("p0") String a0) {
        return "r0m91" + "," + a0;
    }

    @GET
    @Path("m92")
    @Produces({"text/plain"})
    public String m92(@PathParam("p0") String a0) {
        return "r0m92" + "," + a0;
    }

    @GET
    @Path("m93")
    @Produces({"text/plain"})
    public String m93(@PathParam("p0") String a0) {
        return "r0m93" + "," + a0;
    }

    @GET
    @Path("m94")
    @Produces({"text/plain"})
    public String m94(@PathParam("p0") String a0) {
        return "r0m94" + "," + a0;
    }

    @GET
    @Path("m95")
    @Produces({"text/plain"})
    public String m95(@PathParam("p0") String a0) {
        return "r0m95" + "," + a0;
    }

    @GET
    @Path("m96")
    @Produces({"text/plain"})
    public String m96(@PathParam("p0") String a0) {
        return "r0m96" + "," + a0;
    }

    @GET
    @Path("m97")
    @Produces({"text/plain"})
    public String m97(@PathParam("p0") String a0) {
        return "r0m97" + "," + a0;
    }

    @GET
    @Path("m98")
    @Produces({"text/plain"})
    public String m98(@PathParam("p0") String a0) {
        return "r0m98" + "," + a0;
    }

    @GET
    @Path("m99")
    @Produces({"text/plain"})
    public String m99(@PathParam("p0") String a0) {
        return "r0m99" + "," + a0;
    }

    @GET
    @Path("m100")
    @Produces({"text/plain"})
    public String m100(@PathParam("p0") String a0) {
        return "r0m100" + "," + a0;
    }

    @GET
    @Path("m101")
    @Produces({"text/plain"})
    public String m101(@PathParam("p0") String a0) {
        return "r0m101" + "," + a0;
    }

    @GET
    @Path("m102")
    @Produces({"text/plain"})
    public String m102(@PathParam("p0") String a0) {
        return "r0m102" + "," + a0;
    }

    @GET
    @Path("m103")
    @Produces({"text/plain"})
    public String m103(@PathParam("p0") String a0) {
        return "r0m103" + "," + a0;
    }

    @GET
    @Path("m104")
    @Produces({"text/plain"})
    public String m104(@PathParam("p0") String a0) {
        return "r0m104" + "," + a0;
    }

    @GET
    @Path("m105")
    @Produces({"text/plain"})
    public String m105(@PathParam("p0") String a0) {
        return "r0m105" + "," + a0;
    }

    @GET
    @Path("m106")
    @Produces({"text/plain"})
    public String m106(@PathParam("p0") String a0) {
        return "r0m106" + "," + a0;
    }

    @GET
    @Path("m107")
    @Produces({"text/plain"})
    public String m107(@PathParam("p0") String a0) {
        return "r0m107" + "," + a0;
    }

    @GET
    @Path("m108")
    @Produces({"text/plain"})
    public String m108(@PathParam("p0") String a0) {
        return "r0m108" + "," + a0;
    }

    @GET
    @Path("m109")
    @Produces({"text/plain"})
    public String m109(@PathParam("p0") String a0) {
        return "r0m109" + "," + a0;
    }

    @GET
    @Path("m110")
    @Produces({"text/plain"})
    public String m110(@PathParam("p0") String a0) {
        return "r0m110" + "," + a0;
    }

    @GET
    @Path("m111")
    @Produces({"text/plain"})
    public String m111(@PathParam("p0") String a0) {
        return "r0m111" + "," + a0;
    }

    @GET
    @Path("m112")
    @Produces({"text/plain"})
    public String m112(@PathParam("p0") String a0) {
        return "r0m112" + "," + a0;
    }

    @GET
    @Path("m113")
    @Produces({"text/plain"})
    public String m113(@PathParam("p0") String a0) {
        return "r0m113" + "," + a0;
    }

    @GET
    @Path("m114")
    @Produces({"text/plain"})
    public String m114(@PathParam("p0") String a0) {
        return "r0m114" + "," + a0;
    }

    @GET
    @Path("m115")
    @Produces({"text/plain"})
    public String m115(@PathParam("p0") String a0) {
        return "r0m115" + "," + a0;
    }

    @GET
    @Path("m116")
    @Produces({"text/plain"})
    public String m116(@PathParam("p0") String a0) {
        return "r0m116" + "," + a0;
    }

    @GET
    @Path("m117")
    @Produces({"text/plain"})
    public String m117(@PathParam("p0") String a0) {
        return "r0m117" + "," + a0;
    }

    @GET
    @Path("m118")
    @Produces({"text/plain"})
    public String m118(@PathParam("p0") String a0) {
        return "r0m118" + "," + a0;
    }

    @GET
    @Path("m119")
    @Produces({"text/plain"})
    public String m119(@PathParam("p0") String a0) {
        return "r0m119" + "," + a0;
    }

    @GET
    @Path("m120")
    @Produces({"text/plain"})
    public String m120(@PathParam("p0") String a0) {
        return "r0m120" + "," + a0;
    }

    @GET
    @Path("m121")
    @Produces({"text/plain"})
    public String m121(@PathParam("p0") String a0) {
        return "r0m121" + "," + a0;
    }

    @GET
    @Path("m122")
    @Produces({"text/plain"})
    public String m122(@PathParam("p0") String a0) {
        return "r0m122" + "," + a0;
    }

    @GET
    @Path("m123")
    @Produces({"text/plain"})
    public String m123(@PathParam("p0") String a0) {
        return "r0m123" + "," + a0;
    }

    @GET
    @Path("m124")
    @Produces({"text/plain"})
    public String m124(@PathParam("p0") String a0) {
        return "r0m124" + "," + a0;
    }

    @GET
    @Path("m125")
    @Produces({"text/plain"})
    public String m125(@PathParam("p0") String a0) {
        return "r0m125" + "," + a0;
    }

    @GET
    @Path("m126")
    @Produces({"text/plain"})
    public String m126(@PathParam("p0") String a0) {
        return "r0m126" + "," + a0;
    }

    @GET
    @Path("m127")
    @Produces({"text/plain"})
    public String m127(@PathParam("p0") String a0) {
        return "r0m127" + "," + a0;
    }
}
