package org.jaxrsbench.pages;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command of the README as continuous integration runs it: in seconds. What measures is given short times, and RUN and
 * the like stand for committed runs.
 *
 * @param text what the shell runs, in the checkout's root
 * @param exits the exit codes that it may end with
 */
record ShortCommand(String text, Set<Integer> exits) {

    private static final String JMH = "-f 1 --settle 500ms -wi 1 -w 100ms -i 1 -r 100ms";
    private static final String ONE_CASE = "-p method=GET -p path=helloworld";
    private static final String LENIENT = " --tolerance 50% --inconclusive warn --no-recordings ";
    private static final String FORKS = "--settle 500ms --slices 100";
    private static final String SERVERS = "--rounds 1 --slices 1 --slice 300 --warm 50";
    private static final String MAIN_JOB_MODULES = "-pl bench-jersey,bench-resteasy -am";
    private static final Pattern JMH_ARGUMENTS = Pattern.compile("-Djmh\\.args=\"([^\"]*)\"");

    private record Rule(Pattern printed, Set<Integer> exits, UnaryOperator<String> shortened) {}

    private static Rule rule(String printed, UnaryOperator<String> shortened) {
        return new Rule(Pattern.compile(printed), Set.of(0), shortened);
    }

    /** Of pairs, which may all be discarded on a busy machine. */
    private static Rule busy(String printed, UnaryOperator<String> shortened) {
        return new Rule(Pattern.compile(printed), Set.of(0, 3), shortened);
    }

    // The first that matches the whole command is taken.
    private static final List<Rule> RULES = List.of(
            rule(
                    "java -jar \\S+ (-h|-l|-lp|-lprof)|scripts/bench (list.*|help( \\w+)?|scaling --project \\S+"
                            + "|reproduce (verdicts|regressions) .*|run --subjects http:all --list)",
                    c -> c),
            rule("mvn (spotless:apply|-q -f target/findings/\\S+ compile exec:java)", ShortCommand::quiet),
            rule("mvn test -pl .* -Dtest='\\*ContractTest' .*", ShortCommand::quiet),
            rule("mvn (-P\\S+ -D\\S+ package .*|package -pl examples/\\w+ -am)", c -> quiet(c) + " -DskipTests"),
            // The first thing that continuous integration does.
            rule("mvn verify", c -> c + " -B -ntp -q -pl tool/format -Dtest=ParamsTest"),
            rule("mvn install", c -> quiet(c) + " " + MAIN_JOB_MODULES + " -DskipTests"),
            rule("mvn exec:exec", c -> jmhArguments(quiet(c)) + " " + MAIN_JOB_MODULES.replace(" -am", "")),
            rule(
                    "(mvn -q|./mvnw -ntp) package exec:exec",
                    c -> quiet(c) + " -Djmh.args=\"HelloWorld " + ONE_CASE + " --rounds 1 " + FORKS
                            + "\" && ls results/*-run/summary.csv"),
            rule("mvn package exec:exec -D.*", c -> jmhArguments(quiet(c)) + " " + MAIN_JOB_MODULES),
            rule("(mvn|./mvnw) (-q |-ntp )?-P\\S+ package exec:exec .*", c -> jmhArguments(quiet(c))),
            rule(
                    "java -jar \\S+ HelloWorld -rf csv -rff jmh.csv",
                    c -> jmh(c.replaceFirst(" -rf.*", "")) + " -rf csv -rff target/jmh.csv"),
            rule("java -jar \\S+ \\w+( -p \\w+=\\S+)*( -f \\d+)?( -prof \\w+)?", ShortCommand::jmh),
            busy(
                    "scripts/bench run --upgrade .*",
                    c -> c.replaceAll("--rounds \\d+", "").replace("@25", "@17").replace("..", "..jersey:3.1.12@17..")
                            + " --rounds 1 " + FORKS + " --ignore-conditions --out target/upgrade"),
            // On three implementations; the mix sends every request that has a weight, and each answer is checked.
            rule(
                    "scripts/bench run --app .* --subjects .*",
                    c -> "mvn -B -ntp -q package -pl examples/library -am -DskipTests && "
                            + c.replaceAll("--rounds \\d+", "--rounds 1") + " -p request=mix " + FORKS
                            + " --ignore-conditions"),
            rule("scripts/bench check --app .*", c -> c + LENIENT + "--ignore-conditions " + FORKS),
            rule(
                    "scripts/bench run --app .* --record \\S+",
                    c -> "rm -f "
                            + c.replaceFirst(".* --requests (\\S+)\\.csv .*--record (\\w+):(\\S+)", "$1.$2-$3.csv")
                            + " && " + c),
            busy("scripts/bench check --baseline jmh:.*", c -> c + LENIENT + "--settle 200ms --slices 100"),
            // Both parts, of one round each.
            rule(
                    "scripts/bench run .* --shard 1/2 .*",
                    c -> "rm -rf target/parts && " + shard(c, "1/2") + " && " + shard(c, "2/2")),
            rule(
                    "scripts/bench compare results/SHARD-1 results/SHARD-2",
                    c -> "scripts/bench compare target/parts/*-run*"),
            busy("scripts/bench run --suite .*", c -> c + " HelloWorld " + ONE_CASE + " --rounds 1 " + FORKS),
            busy("scripts/bench run .* StartBenchmark .*", c -> c + " --rounds 1"),
            busy(
                    "scripts/bench run .* --rounds \\d+ .*",
                    c -> c.replaceAll("--rounds \\d+", "--rounds 1")
                            + (c.matches(".*Benchmark -p .*") ? " " : " -p path=helloworld ")
                            + FORKS),
            busy(
                    "scripts/bench check --baseline \\S+ --candidate \\S+ (HelloWorld|JsonBenchmark -p .*)",
                    c -> c.replaceFirst("HelloWorld$", "HelloWorld -p method=GET -p path=helloworld")
                            + " --time-budget 1"
                            + LENIENT
                            + FORKS),
            busy("scripts/bench check --baseline \\S+ --candidate \\S+ StartBenchmark .*", c -> c + LENIENT),
            rule("scripts/bench (compare|check) .*results/RUN( .*)?", c -> c.replace("RUN", "*-reference")),
            rule(
                    "scripts/bench report results/.*",
                    c -> c.replace("RUN", "*-reference-service")
                            .replace("-o report.html", "-o target/report.html")
                            .replace("--svg pictures", "--svg target/pictures")),
            rule("scripts/bench history jersey .*", c -> history() + (c.contains("--explain") ? " --explain" : "")),
            // Four clients share a fork, as nowhere else.
            rule(
                    "scripts/bench history cxf .*",
                    c -> c.replace("rounds 4", "rounds 1") + " " + FORKS + " --ignore-conditions --out target/clients"),
            // Two files as JMH writes them.
            rule(
                    "scripts/bench compare before.json after.json",
                    c -> jmhJson("before") + " && " + jmhJson("after")
                            + " && scripts/bench compare target/before.json target/after.json"),
            busy(
                    "scripts/bench scaling .*",
                    c -> "scripts/bench scaling jersey --along classes=1 --time-budget 1 " + FORKS
                            + " --ignore-conditions --out target/cliffs"),
            // Two neighbors: no probe is needed, only the pairs that say whether they differ.
            busy(
                    "scripts/bench bisect .*",
                    c -> c.replaceAll("jersey:\\S+", "jersey:2.15..jersey:2.16") + " " + FORKS
                            + " --out target/bisect"),
            // Its noise takes a minute, and each night has it.
            rule("scripts/bench doctor", c -> c + " --no-noise"),
            rule("scripts/bench doctor --releases .*", c -> "scripts/bench doctor --releases jersey:1.19.4"),
            rule(
                    "scripts/bench report (RECORDING|BEFORE.jfr AFTER).jfr( -o \\w+.html)?",
                    c -> jmh("java -jar bench-jersey/target/benchmarks.jar CharsetBenchmark -p charset=none -prof jfr")
                            + " && "
                            + c.replaceAll("[A-Z]+\\.jfr", "\"\\$(find . -name '*.jfr' -print -quit)\"")
                                    .replace("-o ", "-o target/")),
            // Measuring takes minutes: the requests are those of the committed run.
            rule("scripts/bench reproduce --quick", c -> fromCommittedLoad(c + " locator-cache dropwizard-ladder")),
            rule("scripts/bench reproduce locator-cache", ShortCommand::fromCommittedLoad),
            rule("scripts/bench run --subjects http:.*", c -> c + " " + SERVERS),
            rule(
                    "scripts/bench compare results/IN-PROCESS-RUN results/HTTP-RUN",
                    c -> c.replace("IN-PROCESS-RUN", "*-reference-service")
                            .replace("HTTP-RUN", "*-reference-service-http")));

    /**
     * How to run a printed command.
     *
     * @throws IllegalArgumentException if no rule knows it
     */
    static ShortCommand of(PrintedCommand printed) {
        return RULES.stream()
                .filter(rule -> rule.printed().matcher(printed.text()).matches())
                .findFirst()
                .map(rule -> new ShortCommand(rule.shortened().apply(printed.text()), rule.exits()))
                .orElseThrow(() -> new IllegalArgumentException(
                        printed + ": add a rule that says how to run this in a few seconds to "
                                + ShortCommand.class.getSimpleName()));
    }

    private static String shard(String command, String which) {
        return command.replace("--rounds 10", "--rounds 2").replace("1/2", which) + " " + ONE_CASE + " " + FORKS
                + " --ignore-conditions --out target/parts";
    }

    private static String history() {
        return "scripts/bench history jersey --since 3.1 --rounds 1 --confirm 0 " + FORKS
                + " --ignore-conditions --out target/parts";
    }

    private static String quiet(String command) {
        return command.replaceFirst("^(mvn|./mvnw)( -q| -ntp)?", "mvn -B -ntp -q");
    }

    /** One fork; of one case if the command selects all cases of the smallest benchmark. */
    private static String jmh(String command) {
        String one = command.endsWith("HelloWorld") ? " " + ONE_CASE : "";
        return command.replaceAll(" -f \\d+", "") + one + " " + JMH;
    }

    private static String jmhJson(String name) {
        return jmh("java -jar bench-jersey/target/benchmarks.jar HelloWorld") + " -rf json -rff target/" + name
                + ".json";
    }

    private static String jmhArguments(String command) {
        Matcher given = JMH_ARGUMENTS.matcher(command);
        return given.find()
                ? given.replaceFirst("-Djmh.args=\"" + jmh(given.group(1)) + "\"")
                : command + " -Djmh.args=\"" + jmh("HelloWorld") + "\"";
    }

    private static String fromCommittedLoad(String command) {
        return command + " --http-run results/*-reference-reproduction";
    }
}
