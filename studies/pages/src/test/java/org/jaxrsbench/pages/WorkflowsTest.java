package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Bench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The action and the workflows name what there is, and do it: the steps of {@code action.yml}, one after the other, with the inputs of an
 * example's workflow, in a project of two commits. Made up are what GitHub gives, its {@code gh}, the project's build, and
 * {@code scripts/bench}, which writes down what it is asked.
 */
class WorkflowsTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final JsonNode ACTION = yaml(ROOT.resolve("action.yml"));
    private static final Pattern INPUT = Pattern.compile("inputs\\.([a-z-]+)");
    private static final Pattern COMMAND = Pattern.compile("scripts/bench (?![^\\n]*\"\\$)([^\\n]+)");
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{\\s*(.*?)\\s*}}");

    @TempDir
    Path folder;

    private final Map<String, String> given = new HashMap<>();
    private Path action;
    private Path repo;

    private void projectAndGitHub() throws IOException, InterruptedException {
        action = Files.createDirectories(folder.resolve("action"));
        Path scripts = Files.createDirectories(action.resolve("scripts"));
        for (String name : List.of("regression", "comment")) {
            Files.copy(ROOT.resolve("scripts").resolve(name), scripts.resolve(name));
        }
        script(
                scripts.resolve("bench"),
                "echo \"$@\" >> " + folder + "/asked; case $1 in check) mkdir -p " + action + "/target/regression; "
                        + "echo '## Benchmarks: all 1 passed' > " + action + "/target/regression/summary.md; "
                        + "printf 'verdict=PASS\\nfolder=" + action
                        + "/target/regression\\n' >> \"$GITHUB_OUTPUT\" ;; esac");
        script(
                Files.createDirectories(folder.resolve("bin")).resolve("gh"),
                "echo \"$@\" >> " + folder + "/gh; case \"$*\" in *=@*) cp \"${6#body=@}\" " + folder
                        + "/body ;; esac");
        repo = Files.createDirectory(folder.resolve("repo"));
        script(repo.resolve("mvnw"), "mkdir target; git rev-parse HEAD > target/benchmarks.jar");
        script(
                repo.resolve("gradlew"),
                "mkdir -p build/libs; git rev-parse HEAD > build/libs/words-1.0-jmh.jar; touch build/libs/words-1.0.jar");
        String commit = "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m ";
        assertThat(run(
                        repo,
                        Map.of(),
                        "git init -q && git add . && " + commit
                                + "base && git update-ref refs/remotes/origin/main HEAD && " + commit + "change"))
                .isZero();
        given.put("github.workspace", repo.toString());
        given.put("runner.temp", folder.toString());
        given.put("github.token", "none");
        given.put("github.workflow", "Benchmarks");
        given.put("github.job", "gate");
        given.put("github.action", "bench");
        given.put("github.event.pull_request.number || github.event.issue.number", "7");
        given.put("github.event.pull_request.head.sha", "0123456789abcdef");
    }

    private static JsonNode yaml(Path file) {
        try {
            return new ObjectMapper(new YAMLFactory()).readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void script(Path file, String body) throws IOException {
        Files.writeString(file, "#!/bin/bash\n" + body + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private int run(Path in, Map<String, String> environment, String command) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("bash", "-e", "-o", "pipefail", "-c", command).directory(in.toFile());
        shell.environment().putAll(environment);
        return shell.redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start()
                .waitFor();
    }

    private String evaluated(String text) {
        return EXPRESSION.matcher(text).replaceAll(m -> {
            assertThat(given).as("what the action asks GitHub for").containsKey(m.group(1));
            return Matcher.quoteReplacement(given.get(m.group(1)));
        });
    }

    /** Runs the action's steps that are scripts, with what an example's workflow gives. */
    private void steps(String workflow) throws IOException, InterruptedException {
        if (repo == null) {
            projectAndGitHub();
        }
        ACTION.get("inputs")
                .properties()
                .forEach(i -> given.put(
                        "inputs." + i.getKey(), i.getValue().get("default").asText()));
        for (JsonNode step :
                yaml(ROOT.resolve("examples/workflows").resolve(workflow)).findParents("uses")) {
            if (step.get("uses").asText().startsWith("OWNER/")) {
                step.get("with")
                        .properties()
                        .forEach(i ->
                                given.put("inputs." + i.getKey(), i.getValue().asText()));
            }
        }
        Path output = Files.writeString(folder.resolve("output"), "");
        for (JsonNode step : ACTION.get("runs").get("steps")) {
            if (step.has("run") && !step.path("if").asText().contains("action_ref")) {
                Map<String, String> environment = new HashMap<>(Map.of(
                        "GITHUB_ACTION_PATH", action.toString(),
                        "GITHUB_OUTPUT", output.toString(),
                        "GITHUB_JOB", "gate",
                        "GITHUB_ACTION", "bench",
                        "GITHUB_RUN_ATTEMPT", "1",
                        "GITHUB_REPOSITORY", "owner/name",
                        "GITHUB_BASE_REF", "main",
                        "RUNNER_OS", "Linux",
                        "PATH", folder.resolve("bin") + ":" + System.getenv("PATH")));
                step.path("env")
                        .properties()
                        .forEach(e -> environment.put(
                                e.getKey(), evaluated(e.getValue().asText())));
                assertThat(run(repo, environment, step.get("run").asText()))
                        .as(Files.readString(folder.resolve("out")))
                        .isZero();
                for (String line : Files.readAllLines(output)) {
                    given.put("steps.check.outputs." + line.split("=")[0], line.split("=", 2)[1]);
                }
            }
        }
    }

    private String asked() throws IOException {
        List<String> all = Files.readAllLines(folder.resolve("asked"));
        return all.get(all.size() - 1);
    }

    /** The jar of a commit's build. */
    private Path built(String commit, String jar) throws IOException, InterruptedException {
        assertThat(run(repo, Map.of(), "git rev-parse --short=9 " + commit)).isZero();
        String hash = Files.readString(folder.resolve("out")).strip();
        return action.resolve("target/commits").resolve(hash).resolve(jar);
    }

    @Test
    void aMavenProjectsPullRequestIsComparedWithItsBaseAndToldOf() throws Exception {
        steps("jmh.yml");
        Path base = built("HEAD~1", "target/benchmarks.jar");
        Path change = built("HEAD", "target/benchmarks.jar");
        assertThat(asked())
                .startsWith("check --baseline jmh:" + base + " --candidate jmh:" + change + " ")
                .endsWith(" MyBenchmark --tolerance 5% --time-budget 20 --inconclusive warn");
        assertThat(Files.readString(base)).isNotEqualTo(Files.readString(change));
        assertThat(folder.resolve("body")).content().contains("## Benchmarks: all 1 passed", "| 012345678 |");
    }

    @Test
    void aGradleProjectsJarIsFoundBesideItsOthers() throws Exception {
        steps("jmh-gradle.yml");
        assertThat(asked()).contains("--candidate jmh:" + built("HEAD", "build/libs/words-1.0-jmh.jar") + " ");
    }

    @Test
    void aNightlyCheckOfUnchangedCodeIsRecordedAndPullRequestsAreToldOfIt() throws Exception {
        steps("jmh.yml");
        assertThat(asked()).doesNotContain("--unchanged");
        steps("unchanged.yml");
        String record = " --unchanged " + folder.resolve("jaxrs-bench-unchanged.csv") + " ";
        String jar = "jmh:" + built("HEAD", "target/benchmarks.jar") + " ";
        assertThat(asked())
                .startsWith("check --baseline " + jar + "--candidate " + jar)
                .contains(record);
        Files.createFile(folder.resolve("jaxrs-bench-unchanged.csv"));
        steps("jmh.yml");
        assertThat(asked()).contains(record);
    }

    static List<Path> workflows() {
        return Stream.of("examples/workflows", ".github/workflows")
                .flatMap(folder -> Stream.of(ROOT.resolve(folder).toFile().listFiles()))
                .map(File::toPath)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void aWorkflowGivesTheActionWhatItTakes(Path file) {
        for (JsonNode step : yaml(file).findParents("uses")) {
            if (step.get("uses").asText().matches("OWNER/jaxrs-bench@COMMIT|\\./")) {
                assertThat(step.path("with").properties())
                        .as(file.toString())
                        .allMatch(given -> ACTION.get("inputs").has(given.getKey()));
            }
        }
    }

    /** Those that a shell's variable is not a part of. */
    @ParameterizedTest
    @MethodSource("workflows")
    void aWorkflowsCommandsAreOnesThatThereAre(Path file) {
        List<JsonNode> texts = new ArrayList<>(yaml(file).findValues("run"));
        yaml(file).findValues("args").forEach(args -> args.forEach(texts::add));
        for (JsonNode text : texts) {
            COMMAND.matcher(text.asText().replace("\\\n", " "))
                    .results()
                    // What the runner or the shell puts in is a number or a word.
                    .map(command -> command.group(1).replaceAll("\\$\\{\\{[^}]*}}|\\$\\(\\([^)]*\\)\\)", "1"))
                    .forEach(words -> Bench.line().parseArgs(words.strip().split("\\s+")));
        }
    }

    /** None is forgotten by the script, and none is read that is not declared. */
    @Test
    void everyInputOfTheActionIsUsed() {
        Set<String> declared = ACTION.get("inputs").properties().stream()
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        assertThat(INPUT.matcher(ACTION.get("runs").toString()).results())
                .extracting(input -> input.group(1))
                .hasSameElementsAs(declared);
    }
}
