package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Path;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written of a committed finding, to be run without this project. */
class FindingProjectTest {

    private static final Path CHECKOUT = Path.of("../..").toAbsolutePath().normalize();
    private static final FindingsFile COMMITTED = new FindingsFile(CHECKOUT.resolve("results/findings"));

    @TempDir
    Path folder;

    private void write(String subject, String finding) throws IOException {
        new FindingProject(CHECKOUT, SubjectLabel.parse(subject), COMMITTED.named(finding)).write(folder);
    }

    @Test
    void itHasTheApplicationTheRequestAndTheAnswerOfBothSizes() throws IOException {
        write("resteasy-reactive:3.38.2", "found-22");
        assertThat(folder.resolve("src/main/java/found/FarRoot0.java"))
                .content()
                .contains("@Path(\"orders0\")", "@CookieParam(\"n127\") String a126");
        assertThat(folder.resolve("src/main/resources/near.txt"))
                .content()
                .startsWith("GET /orders0 HTTP/1.1\nHost: localhost:8080\nCookie: n1=v1; n2=v2")
                .endsWith("n63=v63\n\n");
        assertThat(folder.resolve("src/main/resources/near-answer.txt"))
                .content()
                .endsWith(",v63");
        assertThat(folder.resolve("src/main/resources/finding.properties"))
                .content()
                .contains("near.size=64", "far.size=128");
        assertThat(folder.resolve("pom.xml")).content().contains("3.38.2").doesNotContain("@version@");
        assertThat(folder.resolve("src/main/java/found/Reproduce.java")).exists();
    }

    @Test
    void whatNothingBootsIsSaid() {
        assertRefused(() -> write("floor:4.0.0", "found-22"), "there is nothing that boots it without this project");
        assertRefused(() -> write("floor:4.0.0", "found-99"), "has no found-99; expected one of found-01, ");
    }

    @Test
    void theCommittedFileIsWrittenAsItWasRead() throws IOException {
        assertThat(COMMITTED.folder().resolve(FindingsFile.FILE)).hasContent(FindingsFile.text(COMMITTED.all()));
    }
}
