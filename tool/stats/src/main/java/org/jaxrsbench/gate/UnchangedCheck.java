package org.jaxrsbench.gate;

import java.time.LocalDate;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Table;

/**
 * A row of a file that a project keeps of checks of a subject with itself: how often is the gate not green there, although nothing changed?
 *
 * @param subject that was both baseline and candidate
 * @param cases how many were checked
 */
public record UnchangedCheck(LocalDate day, Verdict verdict, String subject, int cases, String processor, String jdk) {

    /** The file. */
    public static final Table<UnchangedCheck> TABLE =
            new Table<>(UnchangedCheck.class, "scripts/bench check --unchanged");

    /** What a check found, in which baseline and candidate were the same. */
    public static UnchangedCheck of(CheckResult result) {
        Environment environment = result.conditions().environment();
        return new UnchangedCheck(
                environment.day(),
                result.verdict(),
                result.baseline(),
                result.rows().size(),
                environment.get("cpu_model").orElse("unknown"),
                String.join(" ", result.conditions().jdks()));
    }
}
