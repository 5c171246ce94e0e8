package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.resource.AsyncAnswers;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Answers when its method has returned, or could. */
@Path("async")
@Produces("text/plain")
public class AsyncResource {

    /** Answers at once; the other methods are compared with it. */
    @GET
    @Path("plain")
    public String plain() {
        return CallLog.answer(Texts.hello());
    }

    /** Complete already. */
    @GET
    @Path("stage")
    public CompletionStage<String> stage() {
        return CompletableFuture.completedFuture(CallLog.answer(Texts.hello()));
    }

    /** Completed by another thread. */
    @GET
    @Path("stage-thread")
    public CompletionStage<String> stageOnThread() {
        String text = CallLog.answer(Texts.hello());
        CompletableFuture<String> stage = new CompletableFuture<>();
        AsyncAnswers.onThread(() -> stage.complete(text));
        return stage;
    }

    /** Resumed before the method returns. */
    @GET
    @Path("response")
    public void response(@Suspended AsyncResponse response) {
        response.resume(CallLog.answer(Texts.hello()));
    }

    /** Resumes at once, with a time limit that it does not need. */
    @GET
    @Path("timeout")
    public void limited(@Suspended AsyncResponse response) {
        response.setTimeout(1, TimeUnit.MINUTES);
        response.resume(CallLog.answer(Texts.hello()));
    }

    /** Resumed by another thread. */
    @GET
    @Path("response-thread")
    public void responseOnThread(@Suspended AsyncResponse response) {
        String text = CallLog.answer(Texts.hello());
        AsyncAnswers.onThread(() -> response.resume(text));
    }
}
