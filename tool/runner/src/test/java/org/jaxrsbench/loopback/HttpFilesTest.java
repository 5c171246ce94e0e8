package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of {@code bench-http} that say what there is to measure, and with what. */
class HttpFilesTest {

    private static final Path CHECKOUT = Path.of("../..");

    @TempDir
    Path folder;

    private Path write(String name, String... lines) throws IOException {
        Path file = folder.resolve("bench-http").resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
        return file;
    }

    @Test
    void everySubjectHasAModuleAndEndpoints() {
        Map<String, HttpSubject> subjects = HttpSubject.all(CHECKOUT);
        assertThat(subjects).isNotEmpty();
        assertThat(subjects.values()).allSatisfy(s -> {
            assertThat(CHECKOUT.resolve("bench-http").resolve(s.module()).resolve("pom.xml"))
                    .exists();
            assertThat(s.endpoints()).isNotEmpty();
        });
    }

    @Test
    void theLoadGeneratorIsBuiltHereAndKnowsBothModels() {
        Path http = CHECKOUT.resolve("bench-http");
        assertThat(http.resolve(LoadGenerator.PROGRAM.module()).resolve("pom.xml"))
                .exists();
        assertThat(http.resolve(LoadGenerator.template(false))).exists();
        assertThat(http.resolve(LoadGenerator.template(true))).exists();
    }

    @Test
    void anUnknownSubjectOrEndpointIsOneLineWithTheList() {
        List<String> server = List.of("no-such");
        assertRefused(() -> HttpSubject.of(CHECKOUT, server), "unknown server 'no-such'; expected one of ");
        HttpTarget target = ScriptedTier.target("a", "x");
        HttpSubject subject =
                new HttpSubject("a", "toy", "1", List.of(target.endpoint()), "", "", "", List.of(), List.of());
        assertThatThrownBy(() -> subject.endpoint("GET", "b")).hasMessage("a does not answer GET b; it answers GET x");
        List<HttpSubject> subjects = List.of(subject);
        List<String> endpoints = List.of("GET b");
        assertThatThrownBy(() -> HttpTarget.select(subjects, endpoints))
                .hasMessage("--endpoint GET b: no chosen server answers it; --list shows what each answers");
        assertThat(HttpTarget.select(subjects, List.of("GET x"))).hasSize(1);
        assertThat(HttpTarget.select(subjects, List.of())).hasSize(1);
    }

    @Test
    void aWrongLineIsNamed() throws IOException {
        write(
                "endpoints.csv",
                "group,method,path,target,body,body_type,accept,status,type,entity",
                "g,GET,a,,,,,200,,.*");
        Path subjects = write(
                "subjects.csv",
                "subject,implementation,version,endpoints,module,profile,program,arguments,flags",
                "s,i,1,g,m,,p,,",
                "s,i,2,g,m,,p,,");
        assertRefused(() -> HttpSubject.all(folder), subjects + ": two rows of subject 's'; remove one");
    }

    @ParameterizedTest
    @CsvSource({
        "200, text/plain, right, true",
        "201, text/plain, right, false",
        "200, text/html, right, false",
        "200, '', right, false",
        "200, text/plain, right again, false",
    })
    void anAnswerIsRightInEveryRespect(int status, String type, String body, boolean right) {
        Endpoint endpoint = new Endpoint("GET", "a", "/a", "", "", "*/*", 200, "text/plain", Pattern.compile("right"));
        assertThat(endpoint.mismatch(status, type, body).isEmpty()).isEqualTo(right);
    }
}
