package org.jaxrsbench.http.load;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * One slice that is asked for.
 *
 * @param yaml file of its load
 * @param millis how long, in milliseconds, from 1
 * @param enough after how many answers it may end earlier; 0 for never
 * @param parameters of the file's template; what is left out has its default there
 */
record LoadCommand(Path yaml, long millis, long enough, Map<String, String> parameters) {

    /** How long a request may take; Hyperfoil closes its connection then. */
    static final long TIMEOUT_MILLIS = 3_000;

    /** What is left to users who wait when the time is over: more than the timeout. */
    private static final long GRACE_MILLIS = 1_000;

    LoadCommand {
        parameters = new HashMap<>(parameters);
        // Hyperfoil would put a session variable in place of ${name}.
        parameters.replaceAll((name, value) -> value.replace("${", "$${"));
        parameters.put("DURATION", millis + "ms");
        parameters.put("MAX_DURATION", maxMillis(millis) + "ms");
        parameters.put("TIMEOUT", TIMEOUT_MILLIS + "ms");
    }

    private static long maxMillis(long millis) {
        return millis + TIMEOUT_MILLIS + GRACE_MILLIS;
    }

    /** The longest that users can be under way, in milliseconds. */
    long maxMillis() {
        return maxMillis(millis);
    }

    String host() {
        return parameters.get("HOST");
    }

    int port() {
        return Integer.parseInt(parameters.get("PORT"));
    }
}
