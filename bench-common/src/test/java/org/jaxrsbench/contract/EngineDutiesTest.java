package org.jaxrsbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.benchmark.BenchmarkCase;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.DoubleEngine;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.Request;
import org.junit.jupiter.api.Test;

/** The contract test itself: what it makes of engines that do not do what they declare. */
class EngineDutiesTest {

    private static final AppConfig APPLICATION = AppConfig.of();
    private static final BenchmarkCase PLAIN = asked("Plain", "plain");
    private static final BenchmarkCase ONE = asked("Filters count=1", "filtered", Capability.FILTERS);
    private static final BenchmarkCase TWO = asked("Filters count=2", "filtered/more", Capability.FILTERS);
    private static final List<BenchmarkCase> ALL = List.of(ONE, PLAIN, TWO);
    private static final Map<Capability, Limitation> NO_FILTERS =
            Map.of(Capability.FILTERS, Limitation.answersWrong("it has none", "answered 404"));

    private static final Map<Capability, Limitation> NO_BOOT =
            Map.of(Capability.FILTERS, Limitation.doesNotBoot("it has none", "no Filter"));

    private static BenchmarkCase asked(String name, String path, Capability... needs) {
        return new BenchmarkCase(
                name, APPLICATION, List.of(Request.of("GET", path).expect(204)), Set.of(needs));
    }

    /** Answers 204, or what the map says for a path. */
    private static class FakeEngine extends DoubleEngine {

        private final Map<Capability, Limitation> lacking;
        private final Map<String, Integer> answers;
        private int boots;
        private int open;

        FakeEngine(Map<Capability, Limitation> lacking, Map<String, Integer> answers) {
            this.lacking = lacking;
            this.answers = answers;
        }

        @Override
        public Map<Capability, Limitation> unsupported() {
            return lacking;
        }

        @Override
        public void start(AppConfig config) {
            boots++;
            open++;
        }

        @Override
        public void dispatch(Exchange exchange) {
            String path = exchange.request().newUri().substring(Request.BASE.length());
            int status = answers.getOrDefault(path, 204);
            if (status == 0) {
                throw new IllegalStateException("the fake was told to throw");
            }
            exchange.status(status);
        }

        @Override
        public void close() {
            open--;
        }
    }

    private static Set<String> unmet(FakeEngine engine, List<BenchmarkCase> cases) {
        return new EngineDuties(engine).unmet(APPLICATION, cases);
    }

    @Test
    void anEngineThatDoesWhatItDeclaresHasNothingLeftToDoAndBootsOnce() {
        FakeEngine all = new FakeEngine(Map.of(), Map.of());
        assertThat(unmet(all, ALL)).isEmpty();
        assertThat(all.boots).isOne();
        assertThat(all.open).isZero();

        FakeEngine some = new FakeEngine(NO_FILTERS, Map.of("filtered", 404, "filtered/more", 404));
        assertThat(unmet(some, ALL)).isEmpty();
        assertThat(new EngineDuties(some).unproven(ALL)).isEmpty();
    }

    @Test
    void aWrongAnswerToWhatIsSupportedIsOneLineHoweverOftenItIsGiven() {
        FakeEngine engine = new FakeEngine(NO_FILTERS, Map.of("plain", 500, "filtered", 404, "filtered/more", 404));
        assertThat(unmet(engine, ALL))
                .singleElement()
                .asString()
                .startsWith("needs no capability: Plain: expected the right answer, got ")
                .contains("answered 500", "expected 204");
    }

    @Test
    void oneCaseThatGoesWrongProvesNothingForAnother() {
        FakeEngine engine = new FakeEngine(NO_FILTERS, Map.of("filtered", 404));
        assertThat(unmet(engine, ALL))
                .containsExactly("FILTERS: Filters count=2: expected a wrong answer with 'answered 404'"
                        + " (declared unsupported: it has none), got the right answer");
    }

    @Test
    void anotherWrongAnswerOrAnExceptionProvesNothing() {
        FakeEngine engine = new FakeEngine(NO_FILTERS, Map.of("filtered", 500, "filtered/more", 0));
        assertThat(unmet(engine, ALL))
                .hasSize(2)
                .allMatch(line -> line.contains(
                        "expected a wrong answer with 'answered 404' (declared unsupported: it has none), got "))
                .anyMatch(line -> line.contains("answered 500"))
                .anyMatch(line -> line.contains("the fake was told to throw"));
    }

    private static FakeEngine thatDoesNotBoot(Map<Capability, Limitation> lacking) {
        return new FakeEngine(lacking, Map.of()) {
            @Override
            public void start(AppConfig config) {
                throw new IllegalStateException("told not to boot", new LinkageError("answered 404: no Filter"));
            }
        };
    }

    @Test
    void anApplicationThatDoesNotBootProvesNothingUnlessThatIsDeclared() {
        FakeEngine wrongAnswers = thatDoesNotBoot(NO_FILTERS);
        assertThat(unmet(wrongAnswers, List.of(ONE)))
                .containsExactly("FILTERS: Filters count=1: expected a wrong answer with 'answered 404' (declared"
                        + " unsupported: it has none), got no boot: java.lang.IllegalStateException: told not to boot;"
                        + " caused by java.lang.LinkageError: answered 404: no Filter");

        FakeEngine declared = thatDoesNotBoot(NO_BOOT);
        assertThat(unmet(declared, List.of(ONE, TWO))).isEmpty();
        assertThat(unmet(declared, ALL))
                .as("what is supported has to boot")
                .singleElement()
                .asString()
                .startsWith("needs no capability: Plain: expected the right answer, got no boot: ");

        FakeEngine another =
                thatDoesNotBoot(Map.of(Capability.FILTERS, Limitation.doesNotBoot("it has none", "no Interceptor")));
        assertThat(unmet(another, List.of(ONE))).hasSize(1);
    }

    @Test
    void anApplicationThatBootsAlthoughItIsDeclaredThatItDoesNotIsNoProof() {
        FakeEngine engine = new FakeEngine(NO_BOOT, Map.of("filtered", 404));
        assertThat(unmet(engine, ALL)).hasSize(2);
    }

    @Test
    void aCapabilityThatNoCaseNeedsIsNotProven() {
        FakeEngine engine = new FakeEngine(NO_FILTERS, Map.of());
        assertThat(new EngineDuties(engine).unproven(List.of(PLAIN)))
                .containsExactly("FILTERS: declared unsupported, but no case needs it");
    }
}
