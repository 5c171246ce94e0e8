package org.jaxrsbench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.jaxrsbench.results.RunFolder;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {

    private final JavaClasses ours = new ClassFileImporter()
            .importUrl(RunFolder.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void onlyTheSharedResourcesAndTheSharedClientKnowJaxRs() {
        noClasses()
                .that()
                .resideOutsideOfPackages("..resource.jakarta", "..resource.javax", "..client.jakarta", "..client.javax")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta.ws.rs..", "javax.ws.rs..", "jakarta.validation..", "javax.validation..")
                .check(ours);
    }

    @Test
    void theResultsFormatKnowsNothingElseOfOurs() {
        noClasses()
                .that()
                .resideInAPackage("..results")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..engine..", "..benchmark..", "..resource..", "..runner..", "org.openjdk.jmh..")
                .check(ours);
    }

    @Test
    void packagesDoNotCallInCircles() {
        slices().matching("org.jaxrsbench.(*)..").should().beFreeOfCycles().check(ours);
    }
}
