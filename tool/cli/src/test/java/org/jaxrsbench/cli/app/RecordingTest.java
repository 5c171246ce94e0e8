package org.jaxrsbench.cli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.Reply;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A script in place of a JVM answers by what it was sent before. */
class RecordingTest {

    private static final String ANSWERS = """
            same) reply 200 text/plain aGk= true ;;
            delete) reply ${deleted:-200} '' '' false; deleted=304 ;;
            create) reply 201 '' '' false; created=200 ;;
            created) reply ${created:-404} '' '' false ;;
            remove) reply 204 '' '' false; removed=404 ;;
            removed) reply ${removed:-200} '' '' false ;;
            counter) n=YWFh$n; reply 200 text/plain $n false ;;
            wrong) reply 500 text/plain aGk= false 'wrong answer' ;;
            logs) echo 'SEVERE: no writer' >&2; reply 500 '' '' false ;;
            starts) echo 'WARNING: no file' >&2; reply 503 '' '' false ;;
            meant) reply 501 '' '' false ;;
            throws) reply 0 '' '' false 'it threw' ;;
            exits) exit 3 ;;
            """;

    private static final List<String> NAMES =
            ANSWERS.lines().map(line -> line.replaceAll("\\).*", "")).toList();

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private Recording recording(List<String> names, String first) throws IOException {
        StringBuilder script = new StringBuilder("#!/bin/sh\n" + first + """

                reply() { printf '{"status":%s,"type":"%s","entity":"%s","late":%s,"wrong":"%s"}\\n' "$1" "$2" "$3" $4 "$5"; }
                for places; do :; done
                IFS=,
                """);
        script.append("set -- $places\nfor place; do\nset -- ").append(String.join(" ", names));
        script.append("\nshift $place\ncase $1 in\n").append(ANSWERS).append("esac\ndone\n");
        Path java = Files.writeString(folder.resolve("java"), script);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        List<UserRequest> requests = names.stream()
                .map(name -> new UserRequest(
                        name,
                        "GET",
                        name,
                        List.of(),
                        new byte[0],
                        1,
                        new Answer(name.equals("meant") ? 501 : 0, "", new byte[0], true)))
                .toList();
        return new Recording(SubjectLabel.parse("jersey:2.48").on(List.of(), java), requests);
    }

    private Map<Integer, Answer> answers(String... names) throws IOException {
        return recording(List.of(names), "").answers("; a hint", new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    private static int place(String name) {
        return NAMES.indexOf(name);
    }

    /** One that fails takes no other with it; whatever order they are in, what depends on others is found. */
    @Test
    void whatDependsOnWhatCameBeforeIsLeftOutAndSaid() throws IOException {
        Map<Integer, Answer> answers = answers(NAMES.toArray(String[]::new));
        assertThat(answers)
                .containsOnlyKeys(
                        place("same"),
                        place("create"),
                        place("remove"),
                        place("counter"),
                        place("wrong"),
                        place("logs"),
                        place("starts"),
                        place("meant"));
        assertThat(answers.get(place("same"))).returns(false, Answer::anyBody).returns(200, Answer::status);
        assertThat(answers.get(place("same")).body()).asString().isEqualTo("hi");
        assertThat(answers.get(place("counter"))).returns(true, Answer::anyBody);
        assertThat(said.toString(StandardCharsets.UTF_8))
                .contains("left out: delete: it answered 200, then 304")
                .contains("left out: created: it answered 404, then 200")
                .contains("left out: removed: it answered 200, then 404")
                .contains("left out: throws: it threw")
                .contains("left out: exits: its JVM ended with 3")
                .contains("look at it: counter");
    }

    /** It may be that of a broken setup, whose cause is known from what the JVM says of the request, not from what it says as it starts. */
    @Test
    void aServerErrorIsNoAnswerUnlessItWasExpected() throws IOException {
        assertThat(answers("wrong", "logs", "starts", "meant").values())
                .extracting(Answer::status)
                .containsExactly(0, 0, 0, 501);
        assertThat(said.toString(StandardCharsets.UTF_8).lines().skip(1))
                .containsExactly(
                        "no answer is recorded: wrong answered 500; a hint; if 500 is right, write it into status by hand",
                        "no answer is recorded: logs answered 500: SEVERE: no writer; if 500 is right, write it into status by hand",
                        "no answer is recorded: starts answered 503; a hint; if 503 is right, write it into status by hand");
    }

    /** It is not measured itself, so it makes no other one's answer depend on it. */
    @Test
    void whatIsLeftOutIsNotSentBeforeOthers() throws IOException {
        assertThat(answers("same", "throws", "exits")).containsOnlyKeys(0);
    }

    @Test
    void aRehearsalSaysOfEachReplyWhatIsWrong() throws IOException {
        List<Reply> replies = recording(List.of("same", "wrong", "delete"), "").rehearsed();
        assertThat(replies).extracting(Reply::wrong).containsExactly("", "wrong answer", "", "", "wrong answer", "");
        assertThat(replies).extracting(Reply::status).containsExactly(200, 500, 200, 304, 500, 200);
        assertThat(replies).extracting(Reply::late).containsExactly(true, false, false, false, false, true);
    }

    @Test
    void anApplicationThatIsRefusedIsBadInput() throws IOException {
        Recording refused = recording(List.of("same"), "echo error: no class a.B >&2; exit 2");
        assertThatThrownBy(refused::rehearsed)
                .isInstanceOf(BadInputException.class)
                .hasMessage("jersey:2.48: no class a.B");
    }
}
