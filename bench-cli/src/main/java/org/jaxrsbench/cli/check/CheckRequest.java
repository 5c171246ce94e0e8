package org.jaxrsbench.cli.check;

import java.time.LocalDate;
import java.time.ZoneOffset;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;

/**
 * What a check is asked to do.
 *
 * @param baseline label of what the candidate is compared with; null if a stored run has one subject only
 * @param candidate label of what is judged; null likewise
 * @param settings the gate's numbers
 * @param metric what is gated beside allocation
 * @param allow accepted drops
 * @param allowMismatch whether to compare even if machine, JVM or settings differ
 */
public record CheckRequest(
        String baseline,
        String candidate,
        GateSettings settings,
        Metric metric,
        AllowFile allow,
        boolean allowMismatch) {

    /**
     * Makes sure that the subjects are named.
     *
     * @param both whether the candidate is needed, too
     * @throws BadInputException if one is not
     */
    public void requireSubjects(boolean both) {
        if (baseline == null || both && candidate == null) {
            throw new BadInputException((baseline == null ? "--baseline" : "--candidate")
                    + " is missing: name a subject, such as jersey:4.0.3");
        }
    }

    /** The same of a run whose pairs were measured like this: cost is known of slices alone, and throughput takes its place elsewhere. */
    public CheckRequest of(Pairing pairing) {
        return metric != Metric.COST || pairing == Pairing.SLICES
                ? this
                : new CheckRequest(baseline, candidate, settings, Metric.THROUGHPUT, allow, allowMismatch);
    }

    /** What a run's plan says of the gate. */
    public RunPlan.GatePlan gatePlan() {
        return new RunPlan.GatePlan(
                metric.label(),
                settings.tolerance(),
                settings.looks().stream().map(GateSettings.Look::rounds).toList());
    }

    /** The check, of today. */
    Check check() {
        return new Check(settings, metric, allow, LocalDate.now(ZoneOffset.UTC));
    }
}
