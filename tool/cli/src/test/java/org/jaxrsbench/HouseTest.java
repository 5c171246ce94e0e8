package org.jaxrsbench;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.harness.HarnessDigest;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Who may know whom, in all modules. Arrows point downward: studies, cli, view and runner, gate, format; engines and bench-common stand on what a fork is. What this
 * module's class path holds is looked at as classes, the engines, the HTTP servers and the studies as sources.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HouseTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** Words that name an implementation, a server or a load generator. */
    private static final Pattern NAMES =
            Pattern.compile("(?i)jersey|resteasy|\\bcxf\\b|quarkus|hyperfoil|grizzly|dropwizard");

    private JavaClasses ours;

    @BeforeAll
    void read() throws IOException {
        List<URL> roots =
                getClass().getClassLoader().resources("org/jaxrsbench").toList();
        ours = new ClassFileImporter()
                .importUrls(roots.stream()
                        .filter(url -> !url.toString().matches(".*(/test-classes/|-tests\\.jar!).*"))
                        .toList());
        for (String room : List.of("format", "record", "gate", "view", "loopback", "cli")) {
            assertThat(ours).as(room).anyMatch(c -> c.getPackageName().startsWith("org.jaxrsbench." + room));
        }
    }

    @Test
    void packagesDoNotCallInCircles() {
        slices().matching("org.jaxrsbench.(**)").should().beFreeOfCycles().check(ours);
    }

    /** In each room, which other packages of ours it may know. */
    @ParameterizedTest
    @CsvSource({
        "format, ''",
        "stats, format",
        "gate, format stats",
        "view, format stats gate",
        "fork, ''",
        "record, format stats gate process",
        "recordings, format",
        "process, format",
        "rounds, record",
        "inprocess, fork gate format process",
        "plan, format gate fork",
        "slices, format gate fork inprocess plan process record rounds",
        "loopback, format record recordings rounds process",
        "protocol, ''",
        "cli, plan slices format record recordings rounds protocol stats gate view loopback fork inprocess process",
        "resource, ''",
        "engine, protocol resource",
        "servlet, engine",
        "client, resource engine",
        "benchmark, protocol resource engine fork",
        "lifetime, fork resource engine benchmark",
        "harness, format record protocol resource engine benchmark fork",
        "main, format view record engine benchmark fork harness",
    })
    void arrowsPointDownward(String room, String known) {
        String[] allowed = (room + " " + known).strip().split(" +");
        for (int i = 0; i < allowed.length; i++) {
            allowed[i] = "org.jaxrsbench." + allowed[i] + "..";
        }
        noClassesIn(room)
                .dependOnClassesThat(resideInAnyPackage("org.jaxrsbench..").and(not(resideInAnyPackage(allowed))))
                .check(ours);
    }

    /** Or two runs whose servlet containers differ would count as comparable. */
    @Test
    void whateverAForkReachesIsInTheDigestOfTheHarness() {
        Set<String> digested = Set.copyOf(HarnessDigest.SHARED);
        Set<String> reached = Stream.of("benchmark", "fork", "lifetime", "servlet", "client")
                .flatMap(room -> ours.stream().filter(c -> room(c).equals(room)))
                .flatMap(c -> c.getTransitiveDependenciesFromSelf().stream())
                .map(Dependency::getTargetClass)
                .filter(c -> c.getPackageName().startsWith("org.jaxrsbench."))
                .map(HouseTest::room)
                .collect(Collectors.toSet());
        assertThat(reached).contains("benchmark", "engine", "fork").isSubsetOf(digested);
    }

    private static String room(JavaClass type) {
        return type.getPackageName().replaceFirst("org\\.jaxrsbench\\.?", "").replaceFirst("\\..*", "");
    }

    private static Stream<String> enginesAndServers() throws IOException {
        return SourceFile.main(ROOT).stream()
                .map(SourceFile::module)
                .filter(m -> m.startsWith("bench-"))
                .distinct();
    }

    /** An engine knows bench-common and itself; bench-common knows no implementation. */
    @ParameterizedTest
    @MethodSource("enginesAndServers")
    void noModuleOfTheSuiteKnowsAnother(String module) throws IOException {
        String forbidden = "org.jaxrsbench";
        Set<String> allowed = switch (module) {
            case "bench-common" -> {
                forbidden = "org.glassfish org.jboss.resteasy io.quarkus org.apache.cxf";
                yield Set.of();
            }
            case "bench-http" -> Set.of("org.jaxrsbench.http", "org.jaxrsbench.resource");
            default ->
                Set.of(
                        "org.jaxrsbench.engine",
                        "org.jaxrsbench.resource",
                        "org.jaxrsbench.servlet",
                        "org.jaxrsbench.client",
                        "org.jaxrsbench." + module.substring("bench-".length()).replace("-", ""));
        };
        List<String> others = List.of(forbidden.split(" "));
        List<SourceFile> sources = SourceFile.main(ROOT).stream()
                .filter(s -> s.module().equals(module))
                .toList();
        assertThat(sources).isNotEmpty();
        assertThat(sources)
                .allSatisfy(source -> assertThat(source.imports())
                        .as(source.toString())
                        .noneMatch(name -> below(name, others) && !below(name, allowed)));
    }

    /** A study knows the suite, the tool and itself; nothing below knows a study. */
    @Test
    void aStudyIsKnownToNobody() throws IOException {
        assertThat(SourceFile.all(ROOT))
                .filteredOn(source ->
                        !source.module().equals("studies/pages")) // it holds documentation against all of them
                .allSatisfy(source -> assertThat(source.imports())
                        .as(source.toString())
                        .noneMatch(name -> name.startsWith("org.jaxrsbench.studies.")
                                && !name.startsWith(
                                        "org.jaxrsbench." + source.module().replace('/', '.') + ".")));
    }

    private static boolean below(String name, Collection<String> packages) {
        return packages.stream().anyMatch(p -> name.startsWith(p + "."));
    }

    /** It can be used by another program, and tells it everything by values and exceptions. */
    @Test
    void theGateStartsNothingAndTalksToNothing() {
        noClassesIn("gate")
                .dependOnClassesThat(resideInAnyPackage("picocli..", "java.net..", "java.nio.channels..", "jdk.jfr..")
                        .or(belongToAnyOf(Process.class, ProcessHandle.class, ProcessBuilder.class, Runtime.class)))
                .check(ours);
    }

    /** The gate and the page are libraries: of others they know these, and they print nothing. */
    @ParameterizedTest
    @CsvSource({
        "gate, org.apache.commons.statistics org.apache.commons.csv",
        "view, javax.xml org.mozilla.javascript com.fasterxml.jackson",
    })
    void librariesNeedFewOthersAndPrintNothing(String room, String others) {
        String[] allowed =
                ("java org.jaxrsbench " + others).replaceAll("(?= |$)", "..").split(" ");
        noClassesIn(room).dependOnClassesThat(not(resideInAnyPackage(allowed))).check(ours);
        noClassesThat(room).should(ACCESS_STANDARD_STREAMS).check(ours);
    }

    @Test
    void onlyWhatRunsResourcesKnowsJaxRs() {
        String[] suite = Stream.of("resource", "servlet", "client", "benchmark", "lifetime", "harness", "main")
                .map(room -> "org.jaxrsbench." + room + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideOutsideOfPackages(suite)
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                        "jakarta.ws.rs..", "javax.ws.rs..", "jakarta.validation..", "javax.validation.."))
                .check(ours);
    }

    /** What a room has to know of an implementation is data beside it; only help and messages may show an example. */
    @ParameterizedTest
    @ValueSource(strings = {"tool/format", "tool/stats", "tool/runner", "tool/view", "tool/main", "tool/cli"})
    void namesOfImplementationsAreExamplesOnly(String module) throws IOException {
        Stream<String> spoken = SourceFile.main(ROOT).stream()
                .filter(source -> source.module().equals(module))
                .flatMap(source -> source.codeLines().map(line -> source + ": " + line.strip()))
                .filter(line ->
                        NAMES.matcher(line.substring(line.indexOf(": "))).find())
                .filter(line -> !line.contains("such as ")
                        && !line.contains("scripts/") // the example of a help text
                        && !line.contains("import "));
        assertThat(spoken.toList()).isEmpty();
    }

    private static GivenClassesConjunction noClassesThat(String room) {
        return noClasses().that().resideInAPackage("org.jaxrsbench." + room + "..");
    }

    private static ClassesShould noClassesIn(String room) {
        return noClassesThat(room).should();
    }

    /** In Egypt a path had other digits, and in Turkey a letter without its dot. */
    @Test
    void textIsTheSameInEveryLocale() throws IOException {
        Pattern local = Pattern.compile("\"[^\n]*%[-+,0-9.]*[dfgex][^\n]*\"[ )\n]*\\.formatted\\("
                + "|(?:String\\.format|printf)\\((?!\\s*Locale\\.)"
                + "|to(?:Lower|Upper)Case\\(\\)");
        assertThat(SourceFile.main(ROOT))
                // A greeting of a name, as the project that it stands for writes it.
                .filteredOn(source -> !source.path().endsWith("Sayings.java"))
                .allSatisfy(source ->
                        assertThat(source.text()).as(source.toString()).doesNotContainPattern(local));
    }
}
