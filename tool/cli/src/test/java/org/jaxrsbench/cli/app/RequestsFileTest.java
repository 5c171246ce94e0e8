package org.jaxrsbench.cli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;
import static org.jaxrsbench.format.Refusals.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.Header;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestsFileTest {

    private static final String HEADER = String.join(",", RequestsFile.COLUMNS) + "\n";

    @TempDir
    private Path outside;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(outside.resolve("app"));
        Files.writeString(folder.resolve("body.json"), "{\"a\":\n1}");
        Files.writeString(outside.resolve("secret"), "secret");
    }

    private List<UserRequest> read(String lines) throws IOException {
        return RequestsFile.read(Files.writeString(folder.resolve("requests.csv"), HEADER + lines));
    }

    /** As an editor on Windows leaves it. */
    @Test
    void lineEndsAndAByteOrderMarkDoNotMatter() throws IOException {
        String line = ",GET,/a,,,,,200,text/plain,\"hello, you\",";
        String edited = "\uFEFF" + (HEADER + line).replace("\n", "\r\n");
        for (String end : List.of("", "\r\n", "\n\n")) {
            Path file = Files.writeString(folder.resolve("edited.csv"), edited + end);
            assertThat(RequestsFile.read(file))
                    .as(end)
                    .usingRecursiveComparison()
                    .isEqualTo(read(line + "\n"));
        }
    }

    @Test
    void aLineIsARequestAndItsAnswer() throws IOException {
        List<UserRequest> all = read("""
                ,GET,/a?b=c,Accept: text/plain | X-One: 1:2,,,,200,text/plain,hello,
                post it,POST,b,Content-Type: application/json,,body.json,3,201,,*,
                ,DELETE,/a,,,,0,204,,,
                """);
        assertThat(all).extracting(UserRequest::name).containsExactly("GET /a?b=c", "post it", "DELETE /a");
        assertThat(all).extracting(UserRequest::path).containsExactly("a?b=c", "b", "a");
        assertThat(all).extracting(UserRequest::weight).containsExactly(1, 3, 0);
        assertThat(all.get(0).headers())
                .containsExactly(new Header("Accept", "text/plain"), new Header("X-One", "1:2"));
        assertThat(all.get(0).answer().body()).asString().isEqualTo("hello");
        assertThat(all.get(1).body()).asString().isEqualTo("{\"a\":\n1}");
        assertThat(all.get(1).answer().anyBody()).isTrue();
        assertThat(all.get(2).answer()).returns(204, Answer::status).returns(false, Answer::anyBody);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                ",get,/a,,,,,200,,, ! method is 'get'",
                ",GET,/a b,,,,,200,,, ! path is '/a b'",
                ",GET,/a#b,,,,,200,,, ! path is '/a#b'",
                ",GET,http://localhost/a,,,,,200,,, ! path is 'http://localhost/a'",
                ",GET,//elsewhere/a,no colon,,,,200,,, ! headers are",
                ",GET,/a,Accept: text/plain|X-One: 1,,,,200,,, ! headers are",
                ",GET,/a;b=1,,,,,200,,, ! made of method and path",
                ",GET,/a,Accept: a/b,c/d,,,,200,,, ! quote a field that has a comma",
                ",GET,/a,Content-Length: 3,,,,200,,, ! headers name Content-Length",
                ",GET,/a,,,,many,200,,, ! weight is 'many'",
                ",GET,/a,,,,,99,,, ! status is '99'",
                ",GET,/a,,,,,,text/plain,, ! an answer without a status",
                "head,HEAD,/a,,,,,200,text/plain,text, ! has no entity",
                ",DELETE,/a,,,,,204,text/plain,text, ! has no entity",
                ",GET,/a,,,,,304,,,body.json ! has no entity",
                ",POST,/a,,text,body.json,,200,,, ! body and body-file are both given",
                ",POST,/a,,,../secret,,200,,, ! expected a file in the folder",
                ",POST,/a,,,/etc/hosts,,200,,, ! expected a file in the folder",
                ",POST,/a,,,link,,200,,, ! expected a file in the folder",
                ",POST,/a,,,nowhere,,200,,, ! there is no such file",
                "a;b,GET,/a,,,,,200,,, ! has one of ; | ,",
                "mix,GET,/a,,,,,200,,, ! the name 'mix' is taken"
            })
    void whatIsWrongIsSaidWithItsLine(String line, String message) throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), outside.resolve("secret"));
        assertRefused(() -> read(",GET,/first,,,,,200,,,\n" + line + "\n"), "requests.csv:3: ", message);
    }

    @Test
    void nothingIsTimedUnchecked() throws IOException {
        List<UserRequest> all = read(",GET,/a,,,,,,,,\n");
        Path file = folder.resolve("requests.csv");
        assertRefused(() -> RequestsFile.requireAnswers(file, all), "--record");
    }

    @Test
    void aFileThatIsTooLongIsRefused() throws IOException {
        Path bomb = folder.resolve("requests.csv");
        Files.write(bomb, new byte[17 << 20]);
        assertRefused(() -> RequestsFile.read(bomb), "longer than 16 MB");
    }

    @Test
    void whatWasRecordedIsReadAgain() throws IOException {
        read(",GET,/short,,,,2,,,,\n,GET,/long,,,,,,,,\n,GET,/binary,,,,,,,,\n,GET,/changing,,,,,,,,\n");
        byte[] lines = "a\nb\n".getBytes(StandardCharsets.UTF_8);
        byte[] binary = {(byte) 0xff, 0, 1};
        Path to = folder.resolve("requests.jersey-2.48.csv");
        byte[] brief = "hi, \"you\"".getBytes(StandardCharsets.UTF_8);
        Map<Integer, Answer> answers = Map.of(
                0, new Answer(200, "text/plain", brief, false),
                1, new Answer(200, "text/csv", lines, false),
                2, new Answer(200, "image/png", binary, false),
                3, new Answer(500, "text/plain", binary, true));
        RequestsFile.write(to, folder.resolve("requests.csv"), answers);
        List<UserRequest> all = RequestsFile.read(to);
        RequestsFile.requireAnswers(to, all);
        assertThat(all.get(0).weight()).isEqualTo(2);
        assertThat(all.get(0).answer().body()).asString().isEqualTo("hi, \"you\"");
        assertThat(all.get(1).answer().body()).isEqualTo(lines);
        assertThat(all.get(2).answer().body()).isEqualTo(binary);
        assertThat(all.get(3).answer()).returns(500, Answer::status).returns(true, Answer::anyBody);
        // Another release that answers the same leaves the same text.
        Path again = folder.resolve("again.csv");
        RequestsFile.write(again, to, answers);
        assertThat(again).hasSameTextualContentAs(to);
    }

    /** Also where the line expected one: what was answered is no answer, and the old one was not given. */
    @Test
    void whatIsRecordedWithoutAnAnswerIsExpectedNothingOf() throws IOException {
        read(",GET,/a,,,,,200,text/plain,a,\n");
        Path to = folder.resolve("recorded.csv");
        RequestsFile.write(to, folder.resolve("requests.csv"), Map.of(0, new Answer(0, "", new byte[0], true)));
        List<UserRequest> all = RequestsFile.read(to);
        assertThat(all).hasSize(1);
        assertRefused(() -> RequestsFile.requireAnswers(to, all), "no answer is expected of GET /a");
    }

    /** Whatever an implementation answers: types without entities, entities without types, and what a cell cannot hold. */
    @ParameterizedTest
    @CsvSource({
        "404, '', not here",
        "200, text/plain, ''",
        "200, '', ''",
        "799, 'a/b;c=\"d,e\";charset=UTF-8', ' x '",
        "200, text/plain, *",
        "200, text/plain, \u0085\t\u0000",
        "200, text/plain, '\"'",
        "200, text/plain, \uFEFFx"
    })
    void whateverIsRecordedIsReadAsItIs(int status, String type, String text) throws IOException {
        read(",GET,/a,,,,,,,,\n,GET,/left-out,,,,,,,,\n,GET,/b,,,,,,,,\n");
        Path to = folder.resolve("recorded.csv");
        Answer answer = new Answer(status, type, text.getBytes(StandardCharsets.UTF_8), false);
        RequestsFile.write(to, folder.resolve("requests.csv"), Map.of(0, answer, 2, answer));
        List<UserRequest> all = RequestsFile.read(to);
        RequestsFile.requireAnswers(to, all);
        assertThat(all).extracting(UserRequest::path).containsExactly("a", "b");
        for (UserRequest request : all) {
            assertThat(request.answer()).usingRecursiveComparison().isEqualTo(answer);
        }
    }

    /** Whatever is done to a file, it is read or refused in one line, and nothing is written. */
    @Test
    void mutatedFilesAreReadOrRefused() throws Exception {
        byte[] right = (HEADER + """
                ,GET,/a?b=c,Accept: text/plain | X-One: 1,,,5,200,text/plain,hello,
                post,POST,/b,Content-Type: application/json,"{""a"":1}",,3,201,application/json,,body.json
                ,PUT,/c,,,body.json,0,204,,*,
                """).getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve("requests.csv");
        int times = Integer.getInteger("mutations", 200);
        int refused = mutate(
                right,
                times,
                bytes -> assertThat(RequestsFile.read(Files.write(file, bytes))).isNotEmpty());
        assertThat(refused).isLessThan(times);
        try (var left = Files.list(folder)) {
            assertThat(left).hasSize(2);
        }
    }
}
