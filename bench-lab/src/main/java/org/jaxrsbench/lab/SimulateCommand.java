package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.lab.simulation.SimulatedCheck;
import org.jaxrsbench.lab.simulation.SimulatedRates;
import org.jaxrsbench.lab.simulation.Simulation;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The gate's error rates on made-up noise. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        header = "Simulates the gate over several kinds of noise, and prints its error rates as CSV.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab simulate --out target/study/simulation.csv")
public final class SimulateCommand implements Callable<Integer> {

    @Option(
            names = "--suites",
            defaultValue = "4000",
            description = "Checks of each kind and truth (default: ${DEFAULT-VALUE}).")
    private int suites;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Seed: the same one gives the same figures (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--parallel", description = "Use all processors; the figures are the same.")
    private boolean parallel;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "File to write to, with a table of it on standard output (default: standard output).")
    private Path out;

    @Override
    public Integer call() {
        if (suites < 1) {
            throw new BadInputException("--suites " + suites + ": expected 1 or more");
        }
        if (out != null) {
            StudyFiles.requireWritable(out);
        }
        Simulation simulation = new Simulation(GateSettings.standard(), suites, seed, parallel);
        List<List<String>> rows = SimulatedCheck.PUBLISHED.stream()
                .map(simulation::rates)
                .map(SimulatedRates::fields)
                .toList();
        if (out != null) {
            StudyFiles.write(out, SimulatedRates.COLUMNS, rows);
            rows.forEach(row -> System.out.println(SimulatedRates.markdown(row)));
        } else {
            System.out.print(CsvFiles.line(SimulatedRates.COLUMNS));
            rows.forEach(row -> System.out.print(CsvFiles.line(row)));
        }
        return ExitCode.PASS.code();
    }
}
