package org.jaxrsbench.cli.report;

import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/** Verdicts in color, for a terminal that has colors and a person who has not set {@code NO_COLOR}. */
final class VerdictColors {

    private static final Map<String, String> STYLES =
            Map.of("REGRESSION", "bold,red", "INCONCLUSIVE", "bold,yellow", "pass:", "green");

    private VerdictColors() {}

    /** The text as this process's terminal takes it. */
    static String of(String text) {
        return of(text, Ansi.AUTO);
    }

    /** The text, colored if {@code ansi} is on. */
    static String of(String text, Ansi ansi) {
        if (!ansi.enabled()) {
            return text;
        }
        String colored = text;
        for (Map.Entry<String, String> style : STYLES.entrySet()) {
            colored =
                    colored.replace(style.getKey(), ansi.string("@|" + style.getValue() + " " + style.getKey() + "|@"));
        }
        return colored;
    }
}
