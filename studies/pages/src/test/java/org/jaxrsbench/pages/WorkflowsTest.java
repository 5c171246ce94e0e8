package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Bench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The action and the examples of workflows name what there is. */
class WorkflowsTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
    private static final Pattern INPUT = Pattern.compile("inputs\\.([a-z-]+)");
    private static final Pattern COMMAND = Pattern.compile("scripts/bench (?![^\\n]*\"\\$)([^\\n]+)");

    static Stream<Path> workflows() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String folder : List.of("examples/workflows", ".github/workflows")) {
            try (Stream<Path> found = Files.list(ROOT.resolve(folder))) {
                found.forEach(files::add);
            }
        }
        return files.stream();
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void aWorkflowGivesTheActionWhatItTakes(Path file) throws IOException {
        JsonNode inputs = action().get("inputs");
        for (JsonNode step : YAML.readTree(file.toFile()).findParents("uses")) {
            if (step.get("uses").asText().matches("OWNER/jaxrs-bench@COMMIT|\\./")) {
                step.path("with")
                        .fieldNames()
                        .forEachRemaining(name -> assertThat(inputs.has(name))
                                .as(file + ": " + name)
                                .isTrue());
            }
        }
    }

    /** Those that a shell's variable is not a part of. */
    @ParameterizedTest
    @MethodSource("workflows")
    void aWorkflowsCommandsAreOnesThatThereAre(Path file) throws IOException {
        for (JsonNode text : texts(YAML.readTree(file.toFile()))) {
            COMMAND.matcher(text.asText().replace("\\\n", " "))
                    .results()
                    .map(MatchResult::group)
                    .forEach(command -> {
                        // What the runner or the shell puts in is a number or a word.
                        String[] words = command.replaceAll("\\$\\{\\{[^}]*}}|\\$\\(\\([^)]*\\)\\)", "1")
                                .strip()
                                .split("\\s+");
                        assertThat(Bench.line()
                                        .parseArgs(List.of(words)
                                                .subList(1, words.length)
                                                .toArray(String[]::new)))
                                .isNotNull();
                    });
        }
    }

    /** None is forgotten by the script, and none is read that is not declared. */
    @Test
    void everyInputOfTheActionIsUsed() throws IOException {
        assertThat(INPUT.matcher(action().get("runs").toString()).results().map(input -> input.group(1)))
                .contains(names(action().get("inputs")).toArray(String[]::new))
                .allMatch(names(action().get("inputs"))::contains);
    }

    private static List<JsonNode> texts(JsonNode tree) {
        List<JsonNode> texts = new ArrayList<>(tree.findValues("run"));
        tree.findValues("args").forEach(args -> args.forEach(texts::add));
        return texts;
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static JsonNode action() throws IOException {
        return YAML.readTree(ROOT.resolve("action.yml").toFile());
    }
}
