package org.jaxrsbench.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The command line tool knows no JAX-RS, and its packages call downward only. */
class ArchitectureTest {

    private final JavaClasses ours = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.jaxrsbench.cli");

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
    void packagesDoNotCallInCircles() {
        slices().matching("org.jaxrsbench.cli.(*)..").should().beFreeOfCycles().check(ours);
    }
}
