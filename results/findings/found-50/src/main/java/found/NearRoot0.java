package found;

import jakarta.ws.rs.*;

@Path("items0/{v1}/{v2}/{v3}/{v4}/{v5}/{v6}/{v7}/{v8}/{v9}/{v10}/{v11}/{v12}/{v13}/{v14}/{v15}/{v16}/{v17}/{v18}/{v19}/{v20}/{v21}/{v22}/{v23}/{v24}/{v25}/{v26}/{v27}/{v28}/{v29}/{v30}/{v31}/{v32}/{v33}/{v34}/{v35}/{v36}/{v37}/{v38}/{v39}/{v40}/{v41}/{v42}/{v43}/{v44}/{v45}/{v46}/{v47}/{v48}/{v49}/{v50}/{v51}/{v52}/{v53}/{v54}/{v55}/{v56}/{v57}/{v58}/{v59}/{v60}/{v61}/{v62}/{v63}")
public class NearRoot0 {

    @Path("sub0")
    public Class<Sub1> sub() {
        return Sub1.class;
    }

    public static class Sub1 {

        @PUT
        @Consumes({"text/plain"})
        public String m0(@PathParam("v1") String a0, @PathParam("v2") String a1, @PathParam("v3") String a2, @PathParam("v4") String a3, @PathParam("v5") String a4, @PathParam("v6") String a5, @PathParam("v7") String a6, @PathParam("v8") String a7, @PathParam("v9") String a8, @PathParam("v10") String a9, @PathParam("v11") String a10, @PathParam("v12") String a11, @PathParam("v13") String a12, @PathParam("v14") String a13, @PathParam("v15") String a14, @PathParam("v16") String a15, @PathParam("v17") String a16, @PathParam("v18") String a17, @PathParam("v19") String a18, @PathParam("v20") String a19, @PathParam("v21") String a20, @PathParam("v22") String a21, @PathParam("v23") String a22, @PathParam("v24") String a23, @PathParam("v25") String a24, @PathParam("v26") String a25, @PathParam("v27") String a26, @PathParam("v28") String a27, @PathParam("v29") String a28, @PathParam("v30") String a29, @PathParam("v31") String a30, @PathParam("v32") String a31, @PathParam("v33") String a32, @PathParam("v34") String a33, @PathParam("v35") String a34, @PathParam("v36") String a35, @PathParam("v37") String a36, @PathParam("v38") String a37, @PathParam("v39") String a38, @PathParam("v40") String a39, @PathParam("v41") String a40, @PathParam("v42") String a41, @PathParam("v43") String a42, @PathParam("v44") String a43, @PathParam("v45") String a44, @PathParam("v46") String a45, @PathParam("v47") String a46, @PathParam("v48") String a47, @PathParam("v49") String a48, @PathParam("v50") String a49, @PathParam("v51") String a50, @PathParam("v52") String a51, @PathParam("v53") String a52, @PathParam("v54") String a53, @PathParam("v55") String a54, @PathParam("v56") String a55, @PathParam("v57") String a56, @PathParam("v58") String a57, @PathParam("v59") String a58, @PathParam("v60") String a59, @PathParam("v61") String a60, @PathParam("v62") String a61, @PathParam("v63") String a62, String body) {
            return "r0m0" + "," + a0 + "," + a1 + "," + a2 + "," + a3 + "," + a4 + "," + a5 + "," + a6 + "," + a7 + "," + a8 + "," + a9 + "," + a10 + "," + a11 + "," + a12 + "," + a13 + "," + a14 + "," + a15 + "," + a16 + "," + a17 + "," + a18 + "," + a19 + "," + a20 + "," + a21 + "," + a22 + "," + a23 + "," + a24 + "," + a25 + "," + a26 + "," + a27 + "," + a28 + "," + a29 + "," + a30 + "," + a31 + "," + a32 + "," + a33 + "," + a34 + "," + a35 + "," + a36 + "," + a37 + "," + a38 + "," + a39 + "," + a40 + "," + a41 + "," + a42 + "," + a43 + "," + a44 + "," + a45 + "," + a46 + "," + a47 + "," + a48 + "," + a49 + "," + a50 + "," + a51 + "," + a52 + "," + a53 + "," + a54 + "," + a55 + "," + a56 + "," + a57 + "," + a58 + "," + a59 + "," + a60 + "," + a61 + "," + a62 + "," + body.length();
        }
    }
}
