package org.jaxrsbench.plan;

import java.util.List;

/**
 * Somebody else's application in place of the shared resources, as it was named on the command line.
 *
 * @param apps its jars or class folders
 * @param classPath jars that it needs
 * @param classes names of its resource and provider classes; empty to search its jars for them
 * @param application name of its class that extends the specification's class of applications; empty for none
 * @param validation whether constraints are checked
 * @param json the implementation's own JSON that is switched on; empty for none
 * @param requests file of its requests
 * @param candidateApps what every second subject runs in place of {@code apps}; empty for the same
 * @param candidateRequests file of what every second subject is sent in place of {@code requests}; empty for the same
 */
public record AppPlan(
        List<String> apps,
        List<String> classPath,
        List<String> classes,
        String application,
        boolean validation,
        String json,
        String requests,
        List<String> candidateApps,
        String candidateRequests) {

    public AppPlan {
        // Plans of before had none.
        candidateApps = candidateApps == null ? List.of() : List.copyOf(candidateApps);
        candidateRequests = candidateRequests == null ? "" : candidateRequests;
    }

    /** This plan with another build of the application for the second subject. */
    public AppPlan against(List<String> others) {
        return new AppPlan(apps, classPath, classes, application, validation, json, requests, others, "");
    }
}
