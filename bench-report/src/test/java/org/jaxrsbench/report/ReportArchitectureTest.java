package org.jaxrsbench.report;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The page is made of the results format, names and units, and the gate. */
class ReportArchitectureTest {

    private final JavaClasses ours = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.jaxrsbench.report");

    @Test
    void needsTheResultsFormatAndTheGateAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "javax.xml..",
                        "org.jaxrsbench.report..",
                        "org.jaxrsbench.results..",
                        "org.jaxrsbench.text..",
                        "org.jaxrsbench.gate..",
                        "org.mozilla.javascript..",
                        "com.fasterxml.jackson..")
                .check(ours);
    }

    @Test
    void printsNothing() {
        noClasses().should(ACCESS_STANDARD_STREAMS).check(ours);
    }
}
