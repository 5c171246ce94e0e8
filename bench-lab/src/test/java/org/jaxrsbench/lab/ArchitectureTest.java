package org.jaxrsbench.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lab knows no JAX-RS, in strings neither; its commands call the studies, never the other way. */
class ArchitectureTest {

    private final JavaClasses ours = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.jaxrsbench.lab");

    @Test
    void knowsNoJaxRs() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "jakarta.ws.rs..",
                        "javax.ws.rs..",
                        "org.jaxrsbench.resource..",
                        "org.jaxrsbench.engine..",
                        "org.jaxrsbench.benchmark..")
                .check(ours);
    }

    @Test
    void namesNoImplementation() throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            sources = files.filter(Files::isRegularFile).toList();
        }
        assertThat(sources).isNotEmpty();
        for (Path source : sources) {
            assertThat(Files.readString(source).toLowerCase(Locale.ROOT))
                    .as("%s", source)
                    .doesNotContain("jersey", "resteasy", "cxf", "quarkus");
        }
    }

    @Test
    void studiesKnowNoCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("org.jaxrsbench.lab.*..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.jaxrsbench.lab", "org.jaxrsbench.cli.command", "picocli..")
                .check(ours);
    }

    @Test
    void packagesDoNotCallInCircles() {
        slices().matching("org.jaxrsbench.lab.(*)..").should().beFreeOfCycles().check(ours);
    }
}
