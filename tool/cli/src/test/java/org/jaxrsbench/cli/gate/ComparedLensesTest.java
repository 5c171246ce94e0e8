package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparedLensesTest {

    @TempDir
    Path root;

    private Path run(Runs runs, String lens, double drop) throws IOException {
        Path run = runs.paired(6, Map.of("path=a", drop));
        Environment environment = new RunFolder(run).readEnvironment();
        environment.put("lens", lens).write(run.resolve("environment.csv"));
        return run;
    }

    @Test
    void anOrderIsShownByLensAndDoubtedWhereItTurns() throws IOException {
        Runs runs = new Runs(root);
        Path usual = run(runs, "default", 0.5);
        Path same = run(runs, "g1", 0.4);
        Path turned = run(runs, "shipped", -0.3);
        Cli cli = Cli.passes("compare", usual, same);
        assertThat(cli.out())
                .startsWith("| A.b path=a | default | g1 |\n|---|---|---|\n| old | 1. ")
                .containsPattern("\\| new \\| 2\\. \\| 2\\. \\|")
                .contains(
                        "Rank, and ratio to new with its 95% interval. The order is clear, and the same, under every lens.");
        assertThat(Cli.run("compare", usual, same, turned, "--baseline", "old").out())
                .containsPattern("\\| new \\| 2\\. 0\\.\\d\\dx \\[0\\.\\d\\d, 0\\.\\d\\d] \\|")
                .contains("**Not published: old before new**, which is not clear under shipped.");
    }

    @Test
    void whatIsNotUnderEveryLensIsListed() throws IOException {
        Runs runs = new Runs(root);
        Path usual = run(runs, "default", 0.5);
        Path more = runs.paired(6, Map.of("path=a", 0.5, "path=b", 0.5));
        Environment environment = new RunFolder(more).readEnvironment();
        environment.put("lens", "g1").write(more.resolve("environment.csv"));
        assertThat(Cli.passes("compare", usual, more).out()).contains("Left out, not under every lens: A.b path=b.");
    }

    @Test
    void whatIsNoRunOfAnotherLensStandsBeside() throws IOException {
        Runs runs = new Runs(root);
        Path usual = run(runs, "default", 0.1);
        Path again = run(runs, "default", 0.1);
        Path plain = runs.paired(3, Map.of("path=a", 0.1));
        for (Path other : List.of(plain, again)) {
            assertThat(Cli.passes("compare", usual, other).out()).contains("vs old (run1)");
        }
        Cli.refuses("--metrics", "compare", usual, "--metrics", "speed");
        Cli.refuses("baseline 'other' was not measured", "compare", usual, "--baseline", "other");
        Cli.refuses("--of steps: expected one run, made by run --upgrade", "compare", "--of", "steps", plain);
        Path upgrade = CommittedRuns.named("reference-upgrade-cxf");
        Cli.refuses("and no --format", "compare", "--of", "steps", "--format", "csv", upgrade);
        Cli.refuses("RUN", "compare");
    }

    @Test
    void lensesOfARunAreLookedAtBeforeAnythingIsMeasured() {
        Cli.refuses(
                "--lens zgc: expected all, or some of",
                "run",
                "--subjects",
                "jersey:4.0.3",
                "HelloWorld",
                "--lens",
                "zgc");
        Cli.refuses(
                "leave out --jvm-args",
                "run",
                "--subjects",
                "jersey:4.0.3",
                "HelloWorld",
                "--lens",
                "g1",
                "--threads",
                "2");
        Cli.refuses("--upgrade names subjects", "run", "--upgrade", "jersey:2.35..jersey:4.0.3", "--lens", "g1");
        Cli.refuses("expected where you are and where you want to be", "run", "--upgrade", "jersey:2.35");
        Cli.refuses("the older release and JDK first", "run", "--upgrade", "jersey:4.0.3..jersey:2.35");
        Cli.refuses(
                "--resume goes on with the subjects, the cases and the lens", "run", "--resume", root, "--lens", "g1");
    }
}
