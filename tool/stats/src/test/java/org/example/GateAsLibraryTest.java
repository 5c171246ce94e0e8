package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Verdict;
import org.junit.jupiter.api.Test;

/** The gate, called by a program that measures in its own way and knows nothing of commands and engines. */
class GateAsLibraryTest {

    private static Sample sample(String subject, int round, int slot, double opsPerSecond) {
        return new Sample(
                "run",
                new Subject(subject, "mine", "1.0", "17.0.15"),
                Case.of("MyBenchmark.sort", "size=100", "thrpt", 1),
                new Fork(round, 1, slot),
                1,
                Metric.THROUGHPUT,
                opsPerSecond,
                Status.OK);
    }

    /** Of thirty pairs of forks, launched in either order, whose speeds have this ratio. */
    private static Verdict verdict(double ratio) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            // The machine drifts by half, and both feel it.
            double speed = 1000 * (1 + 0.5 * Math.sin(i)) * (1 + 0.002 * Math.cos(7 * i));
            boolean afterFirst = i % 3 == 0;
            samples.add(sample("before", i + 1, afterFirst ? 2 : 1, speed));
            samples.add(sample("after", i + 1, afterFirst ? 1 : 2, speed * ratio * (1 + 0.002 * Math.sin(5 * i))));
        }
        Check check = new Check(GateSettings.standard(), Metric.THROUGHPUT, AllowFile.NONE, LocalDate.EPOCH);
        PairTable table = PairTable.of(samples, "before", "after", Metric.THROUGHPUT, Pairing.TURNS);
        return check.rows(table, samples, true).get(0).verdict();
    }

    @Test
    void aDropOfTenPercentIsARegressionAndNoChangeIsNone() {
        assertThat(verdict(0.9)).isEqualTo(Verdict.REGRESSION);
        assertThat(verdict(1)).isEqualTo(Verdict.PASS);
    }
}
