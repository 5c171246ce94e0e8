package org.jaxrsbench.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers in a release's version. */
public final class Versions {

    private static final Pattern MINOR = Pattern.compile("(\\d+\\.\\d+)(?!\\d).*");

    private Versions() {}

    /** The minor of a version, such as {@code 2.25} of {@code 2.25.1}; the version itself if it names none. */
    public static String minor(String version) {
        Matcher matcher = MINOR.matcher(version);
        return matcher.matches() ? matcher.group(1) : version;
    }
}
