package org.jaxrsbench.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which cases are measured.
 *
 * @param patterns regular expressions of benchmarks; all benchmarks if there is none
 * @param params {@code name=value,value} each: only cases with these values
 * @param suite name of a suite that cases must be in; empty for all cases
 */
public record CaseSelection(List<String> patterns, List<String> params, String suite) {

    private static final Pattern HTTP_METHOD = Pattern.compile("GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS");
    private static final Pattern VALUE = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*=.*");

    // Tables leave out what most names of benchmarks end with.
    private static final Pattern TYPE_AND_METHOD = Pattern.compile("([A-Z]\\w*)\\.(\\w+)");

    /** All cases. */
    public static final CaseSelection ALL = new CaseSelection(List.of(), List.of(), "");

    /**
     * The selection that words make: patterns of benchmarks, or cases as tables print them, such as {@code GET helloworld/locator} and
     * {@code Injection place=bean values=5}, in one word or in several.
     *
     * @param params {@code name=value,value} each, beside those of the words
     * @param application whether the words name the requests of an application
     */
    public static CaseSelection named(List<String> words, List<String> params, String suite, boolean application) {
        List<String> patterns = new ArrayList<>();
        List<String> values = new ArrayList<>(params);
        if (application) {
            words.forEach(word -> {
                boolean isPattern = word.matches("Application(Benchmark)?");
                (isPattern ? patterns : values).add(isPattern ? word : "request=" + word);
            });
            return new CaseSelection(patterns, values, suite);
        }
        String before = "";
        for (String word : String.join(" ", words).strip().split(" +")) {
            Matcher method = TYPE_AND_METHOD.matcher(word);
            boolean isPath = HTTP_METHOD.matcher(before).matches() && !word.matches("[A-Z].*");
            if (HTTP_METHOD.matcher(word).matches()) {
                values.add("method=" + word);
            } else if (isPath || word.contains("/")) {
                values.add("path=" + word);
            } else if (VALUE.matcher(word).matches()) {
                values.add(word);
            } else if (!word.isEmpty()) {
                patterns.add(method.matches() ? word + "|" + method.replaceAll("$1Benchmark[.]$2") : word);
            }
            before = word;
        }
        return new CaseSelection(patterns, values, suite);
    }

    /** This selection as command-line arguments: patterns, parameters, suite. */
    public List<String> arguments() {
        List<String> arguments = new ArrayList<>(patterns);
        if (!suite.isEmpty()) {
            arguments.addAll(List.of("--suite", suite));
        }
        params.forEach(p -> arguments.addAll(List.of("-p", p)));
        return arguments;
    }
}
