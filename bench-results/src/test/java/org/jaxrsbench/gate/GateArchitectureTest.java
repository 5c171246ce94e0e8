package org.jaxrsbench.gate;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The gate is a library over the results format: another program can judge with it. */
class GateArchitectureTest {

    private final JavaClasses ours = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.jaxrsbench.gate");

    @Test
    void needsTheResultsFormatAndStatisticsAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jaxrsbench.gate..",
                        "org.jaxrsbench.results..",
                        "org.apache.commons.statistics..",
                        "org.apache.commons.csv..")
                .check(ours);
    }

    @Test
    void startsNoProcessAndPrintsNothing() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(ProcessBuilder.class.getName())
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Process.class.getName())
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Runtime.class.getName())
                .check(ours);
        noClasses().should(ACCESS_STANDARD_STREAMS).check(ours);
    }

    @Test
    void packagesDoNotCallInCircles() {
        slices().matching("org.jaxrsbench.gate.(*)..").should().beFreeOfCycles().check(ours);
    }
}
