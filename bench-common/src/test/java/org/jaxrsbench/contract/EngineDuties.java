package org.jaxrsbench.contract;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.BenchmarkCase;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.Limitation.Failure;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.WrongAnswerException;

/**
 * Holds an engine's answers against what it declares: each case that it supports is answered right, and each case that
 * it does not support goes wrong in the declared way. What it finds reads as a list of what is left to do.
 */
final class EngineDuties {

    private final JaxRsEngine engine;
    private final Map<Capability, Limitation> lacking;

    /** Of an engine that was not started. */
    EngineDuties(JaxRsEngine engine) {
        this.engine = engine;
        this.lacking = Engines.unsupported(engine);
    }

    /**
     * Boots an application once and sends all requests of its cases twice.
     *
     * @return one line for each case that was not answered as declared: what it needs, expected and got
     */
    Set<String> unmet(AppConfig application, List<BenchmarkCase> cases) {
        Set<String> unmet = new LinkedHashSet<>();
        try {
            engine.start(application);
        } catch (Exception | LinkageError e) {
            cases.forEach(c -> judge(c, Failure.NO_BOOT, e, unmet));
            return unmet;
        }
        try {
            // What the engine cannot do comes last: it may leave something behind that disturbs the others.
            List<BenchmarkCase> inOrder = cases.stream()
                    .sorted(Comparator.comparing(c -> !limitations(c).isEmpty()))
                    .toList();
            for (int pass = 0; pass < 2; pass++) {
                inOrder.forEach(c -> judge(c, Failure.WRONG_ANSWER, failure(c), unmet));
            }
        } finally {
            engine.close();
        }
        return unmet;
    }

    /** A line for each capability that is declared lacking although no case needs it: nothing proves it. */
    Set<String> unproven(Collection<BenchmarkCase> all) {
        Set<Capability> needed = all.stream().flatMap(c -> c.needs().stream()).collect(Collectors.toUnmodifiableSet());
        return engine.unsupported().keySet().stream()
                .filter(capability -> !needed.contains(capability))
                .map(capability -> capability + ": declared unsupported, but no case needs it")
                .collect(Collectors.toUnmodifiableSet());
    }

    private void judge(BenchmarkCase asked, Failure how, Throwable failure, Set<String> unmet) {
        List<Limitation> limitations = limitations(asked);
        boolean asDeclared = limitations.isEmpty()
                ? failure == null
                : failure != null
                        && limitations.stream()
                                .anyMatch(l -> (l.failure() == Failure.NO_BOOT) == (how == Failure.NO_BOOT)
                                        && shows(failure, l));
        if (!asDeclared) {
            String expected = limitations.isEmpty() ? "the right answer" : expected(limitations);
            String got = failure == null ? "the right answer" : withCauses(failure);
            unmet.add(line(asked, expected, how == Failure.NO_BOOT ? "no boot: " + got : got));
        }
    }

    /** A case that is not answered at all, because something throws, shows nothing. */
    private static boolean shows(Throwable failure, Limitation limitation) {
        if (limitation.failure() == Failure.WRONG_ANSWER && !(failure instanceof WrongAnswerException)) {
            return false;
        }
        return limitation.symptoms().stream().anyMatch(withCauses(failure)::contains);
    }

    private static String withCauses(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .map(EngineDuties::told)
                .collect(Collectors.joining("; caused by "));
    }

    /** What a wrong answer is says its message; of anything else the kind matters, too. */
    private static String told(Throwable failure) {
        return failure instanceof WrongAnswerException ? failure.getMessage() : failure.toString();
    }

    private List<Limitation> limitations(BenchmarkCase asked) {
        return asked.needs().stream()
                .filter(lacking::containsKey)
                .map(lacking::get)
                .distinct()
                .toList();
    }

    private Throwable failure(BenchmarkCase asked) {
        Exchange exchange = new Exchange();
        try {
            for (Request request : asked.requests()) {
                for (int turn = 0; turn < request.turns(); turn++) {
                    exchange.begin(request);
                    engine.dispatch(exchange);
                    exchange.verifyFully();
                }
            }
            return null;
        } catch (Exception | LinkageError e) {
            return e;
        }
    }

    private static String expected(List<Limitation> limitations) {
        return limitations.stream()
                .map(l -> switch (l.failure()) {
                            case NO_BOOT -> "no boot";
                            case WRONG_ANSWER -> "a wrong answer";
                            case NO_ANSWER -> "no answer";
                        }
                        + " with '" + String.join("' or '", l.symptoms()) + "' (declared unsupported: " + l.reason()
                        + ")")
                .collect(Collectors.joining(" or "));
    }

    private static String line(BenchmarkCase asked, String expected, String got) {
        String needs = asked.needs().stream().map(Capability::name).collect(Collectors.joining(", "));
        return (needs.isEmpty() ? "needs no capability" : needs) + ": " + asked.name() + ": expected " + expected
                + ", got " + got;
    }
}
