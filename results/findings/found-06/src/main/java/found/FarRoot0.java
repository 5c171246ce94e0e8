package found;

import jakarta.ws.rs.*;

@Path("b0")
public class FarRoot0 {

    @PUT
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r0m0" + "," + body.length();
    }

    @PUT
    @Produces({"x/t1"})
    @Consumes({"text/plain"})
    public String m1(String body) {
        return "r0m1" + "," + body.length();
    }

    @PUT
    @Produces({"x/t2"})
    @Consumes({"text/plain"})
    public String m2(String body) {
        return "r0m2" + "," + body.length();
    }

    @PUT
    @Produces({"x/t3"})
    @Consumes({"text/plain"})
    public String m3(String body) {
        return "r0m3" + "," + body.length();
    }

    @PUT
    @Produces({"x/t4"})
    @Consumes({"text/plain"})
    public String m4(String body) {
        return "r0m4" + "," + body.length();
    }

    @PUT
    @Produces({"x/t5"})
    @Consumes({"text/plain"})
    public String m5(String body) {
        return "r0m5" + "," + body.length();
    }

    @PUT
    @Produces({"x/t6"})
    @Consumes({"text/plain"})
    public String m6(String body) {
        return "r0m6" + "," + body.length();
    }

    @PUT
    @Produces({"x/t7"})
    @Consumes({"text/plain"})
    public String m7(String body) {
        return "r0m7" + "," + body.length();
    }

    @PUT
    @Produces({"x/t8"})
    @Consumes({"text/plain"})
    public String m8(String body) {
        return "r0m8" + "," + body.length();
    }

    @PUT
    @Produces({"x/t9"})
    @Consumes({"text/plain"})
    public String m9(String body) {
        return "r0m9" + "," + body.length();
    }

    @PUT
    @Produces({"x/t10"})
    @Consumes({"text/plain"})
    public String m10(String body) {
        return "r0m10" + "," + body.length();
    }

    @PUT
    @Produces({"x/t11"})
    @Consumes({"text/plain"})
    public String m11(String body) {
        return "r0m11" + "," + body.length();
    }

    @PUT
    @Produces({"x/t12"})
    @Consumes({"text/plain"})
    public String m12(String body) {
        return "r0m12" + "," + body.length();
    }

    @PUT
    @Produces({"x/t13"})
    @Consumes({"text/plain"})
    public String m13(String body) {
        return "r0m13" + "," + body.length();
    }

    @PUT
    @Produces({"x/t14"})
    @Consumes({"text/plain"})
    public String m14(String body) {
        return "r0m14" + "," + body.length();
    }

    @PUT
    @Produces({"x/t15"})
    @Consumes({"text/plain"})
    public String m15(String body) {
        return "r0m15" + "," + body.length();
    }

    @PUT
    @Produces({"x/t16"})
    @Consumes({"text/plain"})
    public String m16(String body) {
        return "r0m16" + "," + body.length();
    }

    @PUT
    @Produces({"x/t17"})
    @Consumes({"text/plain"})
    public String m17(String body) {
        return "r0m17" + "," + body.length();
    }

    @PUT
    @Produces({"x/t18"})
    @Consumes({"text/plain"})
    public String m18(String body) {
        return "r0m18" + "," + body.length();
    }

    @PUT
    @Produces({"x/t19"})
    @Consumes({"text/plain"})
    public String m19(String body) {
        return "r0m19" + "," + body.length();
    }

    @PUT
    @Produces({"x/t20"})
    @Consumes({"text/plain"})
    public String m20(String body) {
        return "r0m20" + "," + body.length();
    }

    @PUT
    @Produces({"x/t21"})
    @Consumes({"text/plain"})
    public String m21(String body) {
        return "r0m21" + "," + body.length();
    }

    @PUT
    @Produces({"x/t22"})
    @Consumes({"text/plain"})
    public String m22(String body) {
        return "r0m22" + "," + body.length();
    }

    @PUT
    @Produces({"x/t23"})
    @Consumes({"text/plain"})
    public String m23(String body) {
        return "r0m23" + "," + body.length();
    }

    @PUT
    @Produces({"x/t24"})
    @Consumes({"text/plain"})
    public String m24(String body) {
        return "r0m24" + "," + body.length();
    }

    @PUT
    @Produces({"x/t25"})
    @Consumes({"text/plain"})
    public String m25(String body) {
        return "r0m25" + "," + body.length();
    }

    @PUT
    @Produces({"x/t26"})
    @Consumes({"text/plain"})
    public String m26(String body) {
        return "r0m26" + "," + body.length();
    }

    @PUT
    @Produces({"x/t27"})
    @Consumes({"text/plain"})
    public String m27(String body) {
        return "r0m27" + "," + body.length();
    }

    @PUT
    @Produces({"x/t28"})
    @Consumes({"text/plain"})
    public String m28(String body) {
        return "r0m28" + "," + body.length();
    }

    @PUT
    @Produces({"x/t29"})
    @Consumes({"text/plain"})
    public String m29(String body) {
        return "r0m29" + "," + body.length();
    }

    @PUT
    @Produces({"x/t30"})
    @Consumes({"text/plain"})
    public String m30(String body) {
        return "r0m30" + "," + body.length();
    }

    @PUT
    @Produces({"x/t31"})
    @Consumes({"text/plain"})
    public String m31(String body) {
        return "r0m31" + "," + body.length();
    }

    @PUT
    @Produces({"x/t32"})
    @Consumes({"text/plain"})
    public String m32(String body) {
        return "r0m32" + "," + body.length();
    }

    @PUT
    @Produces({"x/t33"})
    @Consumes({"text/plain"})
    public String m33(String body) {
        return "r0m33" + "," + body.length();
    }

    @PUT
    @Produces({"x/t34"})
    @Consumes({"text/plain"})
    public String m34(String body) {
        return "r0m34" + "," + body.length();
    }

    @PUT
    @Produces({"x/t35"})
    @Consumes({"text/plain"})
    public String m35(String body) {
        return "r0m35" + "," + body.length();
    }

    @PUT
    @Produces({"x/t36"})
    @Consumes({"text/plain"})
    public String m36(String body) {
        return "r0m36" + "," + body.length();
    }

    @PUT
    @Produces({"x/t37"})
    @Consumes({"text/plain"})
    public String m37(String body) {
        return "r0m37" + "," + body.length();
    }

    @PUT
    @Produces({"x/t38"})
    @Consumes({"text/plain"})
    public String m38(String body) {
        return "r0m38" + "," + body.length();
    }

    @PUT
    @Produces({"x/t39"})
    @Consumes({"text/plain"})
    public String m39(String body) {
        return "r0m39" + "," + body.length();
    }

    @PUT
    @Produces({"x/t40"})
    @Consumes({"text/plain"})
    public String m40(String body) {
        return "r0m40" + "," + body.length();
    }

    @PUT
    @Produces({"x/t41"})
    @Consumes({"text/plain"})
    public String m41(String body) {
        return "r0m41" + "," + body.length();
    }

    @PUT
    @Produces({"x/t42"})
    @Consumes({"text/plain"})
    public String m42(String body) {
        return "r0m42" + "," + body.length();
    }

    @PUT
    @Produces({"x/t43"})
    @Consumes({"text/plain"})
    public String m43(String body) {
        return "r0m43" + "," + body.length();
    }

    @PUT
    @Produces({"x/t44"})
    @Consumes({"text/plain"})
    public String m44(String body) {
        return "r0m44" + "," + body.length();
    }

    @PUT
    @Produces({"x/t45"})
    @Consumes({"text/plain"})
    public String m45(String body) {
        return "r0m45" + "," + body.length();
    }

    @PUT
    @Produces({"x/t46"})
    @Consumes({"text/plain"})
    public String m46(String body) {
        return "r0m46" + "," + body.length();
    }

    @PUT
    @Produces({"x/t47"})
    @Consumes({"text/plain"})
    public String m47(String body) {
        return "r0m47" + "," + body.length();
    }

    @PUT
    @Produces({"x/t48"})
    @Consumes({"text/plain"})
    public String m48(String body) {
        return "r0m48" + "," + body.length();
    }

    @PUT
    @Produces({"x/t49"})
    @Consumes({"text/plain"})
    public String m49(String body) {
        return "r0m49" + "," + body.length();
    }

    @PUT
    @Produces({"x/t50"})
    @Consumes({"text/plain"})
    public String m50(String body) {
        return "r0m50" + "," + body.length();
    }

    @PUT
    @Produces({"x/t51"})
    @Consumes({"text/plain"})
    public String m51(String body) {
        return "r0m51" + "," + body.length();
    }

    @PUT
    @Produces({"x/t52"})
    @Consumes({"text/plain"})
    public String m52(String body) {
        return "r0m52" + "," + body.length();
    }

    @PUT
    @Produces({"x/t53"})
    @Consumes({"text/plain"})
    public String m53(String body) {
        return "r0m53" + "," + body.length();
    }

    @PUT
    @Produces({"x/t54"})
    @Consumes({"text/plain"})
    public String m54(String body) {
        return "r0m54" + "," + body.length();
    }

    @PUT
    @Produces({"x/t55"})
    @Consumes({"text/plain"})
    public String m55(String body) {
        return "r0m55" + "," + body.length();
    }

    @PUT
    @Produces({"x/t56"})
    @Consumes({"text/plain"})
    public String m56(String body) {
        return "r0m56" + "," + body.length();
    }

    @PUT
    @Produces({"x/t57"})
    @Consumes({"text/plain"})
    public String m57(String body) {
        return "r0m57" + "," + body.length();
    }

    @PUT
    @Produces({"x/t58"})
    @Consumes({"text/plain"})
    public String m58(String body) {
        return "r0m58" + "," + body.length();
    }

    @PUT
    @Produces({"x/t59"})
    @Consumes({"text/plain"})
    public String m59(String body) {
        return "r0m59" + "," + body.length();
    }

    @PUT
    @Produces({"x/t60"})
    @Consumes({"text/plain"})
    public String m60(String body) {
        return "r0m60" + "," + body.length();
    }

    @PUT
    @Produces({"x/t61"})
    @Consumes({"text/plain"})
    public String m61(String body) {
        return "r0m61" + "," + body.length();
    }

    @PUT
    @Produces({"x/t62"})
    @Consumes({"text/plain"})
    public String m62(String body) {
        return "r0m62" + "," + body.length();
    }

    @PUT
    @Produces({"x/t63"})
    @Consumes({"text/plain"})
    public String m63(String body) {
        return "r0m63" + "," + body.length();
    }

    @PUT
    @Produces({"x/t64"})
    @Consumes({"text/plain"})
    public String m64(String body) {
        return "r0m64" + "," + body.length();
    }

    @PUT
    @Produces({"x/t65"})
    @Consumes({"text/plain"})
    public String m65(String body) {
        return "r0m65" + "," + body.length();
    }

    @PUT
    @Produces({"x/t66"})
    @Consumes({"text/plain"})
    public String m66(String body) {
        return "r0m66" + "," + body.length();
    }

    @PUT
    @Produces({"x/t67"})
    @Consumes({"text/plain"})
    public String m67(String body) {
        return "r0m67" + "," + body.length();
    }

    @PUT
    @Produces({"x/t68"})
    @Consumes({"text/plain"})
    public String m68(String body) {
        return "r0m68" + "," + body.length();
    }

    @PUT
    @Produces({"x/t69"})
    @Consumes({"text/plain"})
    public String m69(String body) {
        return "r0m69" + "," + body.length();
    }

    @PUT
    @Produces({"x/t70"})
    @Consumes({"text/plain"})
    public String m70(String body) {
        return "r0m70" + "," + body.length();
    }

    @PUT
    @Produces({"x/t71"})
    @Consumes({"text/plain"})
    public String m71(String body) {
        return "r0m71" + "," + body.length();
    }

    @PUT
    @Produces({"x/t72"})
    @Consumes({"text/plain"})
    public String m72(String body) {
        return "r0m72" + "," + body.length();
    }

    @PUT
    @Produces({"x/t73"})
    @Consumes({"text/plain"})
    public String m73(String body) {
        return "r0m73" + "," + body.length();
    }

    @PUT
    @Produces({"x/t74"})
    @Consumes({"text/plain"})
    public String m74(String body) {
        return "r0m74" + "," + body.length();
    }

    @PUT
    @Produces({"x/t75"})
    @Consumes({"text/plain"})
    public String m75(String body) {
        return "r0m75" + "," + body.length();
    }

    @PUT
    @Produces({"x/t76"})
    @Consumes({"text/plain"})
    public String m76(String body) {
        return "r0m76" + "," + body.length();
    }

    @PUT
    @Produces({"x/t77"})
    @Consumes({"text/plain"})
    public String m77(String body) {
        return "r0m77" + "," + body.length();
    }

    @PUT
    @Produces({"x/t78"})
    @Consumes({"text/plain"})
    public String m78(String body) {
        return "r0m78" + "," + body.length();
    }

    @PUT
    @Produces({"x/t79"})
    @Consumes({"text/plain"})
    public String m79(String body) {
        return "r0m79" + "," + body.length();
    }

    @PUT
    @Produces({"x/t80"})
    @Consumes({"text/plain"})
    public String m80(String body) {
        return "r0m80" + "," + body.length();
    }

    @PUT
    @Produces({"x/t81"})
    @Consumes({"text/plain"})
    public String m81(String body) {
        return "r0m81" + "," + body.length();
    }

    @PUT
    @Produces({"x/t82"})
    @Consumes({"text/plain"})
    public String m82(String body) {
        return "r0m82" + "," + body.length();
    }

    @PUT
    @Produces({"x/t83"})
    @Consumes({"text/plain"})
    public String m83(String body) {
        return "r0m83" + "," + body.length();
    }

    @PUT
    @Produces({"x/t84"})
    @Consumes({"text/plain"})
    public String m84(String body) {
        return "r0m84" + "," + body.length();
    }

    @PUT
    @Produces({"x/t85"})
    @Consumes({"text/plain"})
    public String m85(String body) {
        return "r0m85" + "," + body.length();
    }

    @PUT
    @Produces({"x/t86"})
    @Consumes({"text/plain"})
    public String m86(String body) {
        return "r0m86" + "," + body.length();
    }

    @PUT
    @Produces({"x/t87"})
    @Consumes({"text/plain"})
    public String m87(String body) {
        return "r0m87" + "," + body.length();
    }

    @PUT
    @Produces({"x/t88"})
    @Consumes({"text/plain"})
    public String m88(String body) {
        return "r0m88" + "," + body.length();
    }

    @PUT
    @Produces({"x/t89"})
    @Consumes({"text/plain"})
    public String m89(String body) {
        return "r0m89" + "," + body.length();
    }

    @PUT
    @Produces({"x/t90"})
    @Consumes({"text/plain"})
    public String m90(String body) {
        return "r0m90" + "," + body.length();
    }

    @PUT
    @Produces({"x/t91"})
    @Consumes({"text/plain"})
    public String m91(String body) {
        return "r0m91" + "," + body.length();
    }

    @PUT
    @Produces({"x/t92"})
    @Consumes({"text/plain"})
    public String m92(String body) {
        return "r0m92" + "," + body.length();
    }

    @PUT
    @Produces({"x/t93"})
    @Consumes({"text/plain"})
    public String m93(String body) {
        return "r0m93" + "," + body.length();
    }

    @PUT
    @Produces({"x/t94"})
    @Consumes({"text/plain"})
    public String m94(String body) {
        return "r0m94" + "," + body.length();
    }

    @PUT
    @Produces({"x/t95"})
    @Consumes({"text/plain"})
    public String m95(String body) {
        return "r0m95" + "," + body.length();
    }

    @PUT
    @Produces({"x/t96"})
    @Consumes({"text/plain"})
    public String m96(String body) {
        return "r0m96" + "," + body.length();
    }

    @PUT
    @Produces({"x/t97"})
    @Consumes({"text/plain"})
    public String m97(String body) {
        return "r0m97" + "," + body.length();
    }

    @PUT
    @Produces({"x/t98"})
    @Consumes({"text/plain"})
    public String m98(String body) {
        return "r0m98" + "," + body.length();
    }

    @PUT
    @Produces({"x/t99"})
    @Consumes({"text/plain"})
    public String m99(String body) {
        return "r0m99" + "," + body.length();
    }

    @PUT
    @Produces({"x/t100"})
    @Consumes({"text/plain"})
    public String m100(String body) {
        return "r0m100" + "," + body.length();
    }

    @PUT
    @Produces({"x/t101"})
    @Consumes({"text/plain"})
    public String m101(String body) {
        return "r0m101" + "," + body.length();
    }

    @PUT
    @Produces({"x/t102"})
    @Consumes({"text/plain"})
    public String m102(String body) {
        return "r0m102" + "," + body.length();
    }

    @PUT
    @Produces({"x/t103"})
    @Consumes({"text/plain"})
    public String m103(String body) {
        return "r0m103" + "," + body.length();
    }

    @PUT
    @Produces({"x/t104"})
    @Consumes({"text/plain"})
    public String m104(String body) {
        return "r0m104" + "," + body.length();
    }

    @PUT
    @Produces({"x/t105"})
    @Consumes({"text/plain"})
    public String m105(String body) {
        return "r0m105" + "," + body.length();
    }

    @PUT
    @Produces({"x/t106"})
    @Consumes({"text/plain"})
    public String m106(String body) {
        return "r0m106" + "," + body.length();
    }

    @PUT
    @Produces({"x/t107"})
    @Consumes({"text/plain"})
    public String m107(String body) {
        return "r0m107" + "," + body.length();
    }

    @PUT
    @Produces({"x/t108"})
    @Consumes({"text/plain"})
    public String m108(String body) {
        return "r0m108" + "," + body.length();
    }

    @PUT
    @Produces({"x/t109"})
    @Consumes({"text/plain"})
    public String m109(String body) {
        return "r0m109" + "," + body.length();
    }

    @PUT
    @Produces({"x/t110"})
    @Consumes({"text/plain"})
    public String m110(String body) {
        return "r0m110" + "," + body.length();
    }

    @PUT
    @Produces({"x/t111"})
    @Consumes({"text/plain"})
    public String m111(String body) {
        return "r0m111" + "," + body.length();
    }

    @PUT
    @Produces({"x/t112"})
    @Consumes({"text/plain"})
    public String m112(String body) {
        return "r0m112" + "," + body.length();
    }

    @PUT
    @Produces({"x/t113"})
    @Consumes({"text/plain"})
    public String m113(String body) {
        return "r0m113" + "," + body.length();
    }

    @PUT
    @Produces({"x/t114"})
    @Consumes({"text/plain"})
    public String m114(String body) {
        return "r0m114" + "," + body.length();
    }

    @PUT
    @Produces({"x/t115"})
    @Consumes({"text/plain"})
    public String m115(String body) {
        return "r0m115" + "," + body.length();
    }

    @PUT
    @Produces({"x/t116"})
    @Consumes({"text/plain"})
    public String m116(String body) {
        return "r0m116" + "," + body.length();
    }

    @PUT
    @Produces({"x/t117"})
    @Consumes({"text/plain"})
    public String m117(String body) {
        return "r0m117" + "," + body.length();
    }

    @PUT
    @Produces({"x/t118"})
    @Consumes({"text/plain"})
    public String m118(String body) {
        return "r0m118" + "," + body.length();
    }

    @PUT
    @Produces({"x/t119"})
    @Consumes({"text/plain"})
    public String m119(String body) {
        return "r0m119" + "," + body.length();
    }

    @PUT
    @Produces({"x/t120"})
    @Consumes({"text/plain"})
    public String m120(String body) {
        return "r0m120" + "," + body.length();
    }

    @PUT
    @Produces({"x/t121"})
    @Consumes({"text/plain"})
    public String m121(String body) {
        return "r0m121" + "," + body.length();
    }

    @PUT
    @Produces({"x/t122"})
    @Consumes({"text/plain"})
    public String m122(String body) {
        return "r0m122" + "," + body.length();
    }

    @PUT
    @Produces({"x/t123"})
    @Consumes({"text/plain"})
    public String m123(String body) {
        return "r0m123" + "," + body.length();
    }

    @PUT
    @Produces({"x/t124"})
    @Consumes({"text/plain"})
    public String m124(String body) {
        return "r0m124" + "," + body.length();
    }

    @PUT
    @Produces({"x/t125"})
    @Consumes({"text/plain"})
    public String m125(String body) {
        return "r0m125" + "," + body.length();
    }

    @PUT
    @Produces({"x/t126"})
    @Consumes({"text/plain"})
    public String m126(String body) {
        return "r0m126" + "," + body.length();
    }

    @PUT
    @Produces({"x/t127"})
    @Consumes({"text/plain"})
    public String m127(String body) {
        return "r0m127" + "," + body.length();
    }
}
