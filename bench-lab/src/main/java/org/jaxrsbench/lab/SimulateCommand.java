package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.LookOptions;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.lab.files.StudyFiles;
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
        description = "Simulates the gate over several kinds of noise and prints its error rates as CSV.")
public final class SimulateCommand implements Callable<Integer> {

    @Option(
            names = "--suites",
            defaultValue = "2000",
            description = "Checks for each noise, spread and drop (default: ${DEFAULT-VALUE}).")
    private int suites;

    @Option(
            names = "--pair-sd",
            split = ",",
            defaultValue = "0.02,0.025",
            description = "Standard deviations of a pair, as fractions (default: ${DEFAULT-VALUE}).")
    private List<Double> pairSds;

    @Option(names = "--first", defaultValue = "6", description = "Pairs of the first look (default: ${DEFAULT-VALUE}).")
    private int first;

    @Option(
            names = "--more",
            defaultValue = "16",
            description = "Pairs of the second look (default: ${DEFAULT-VALUE}).")
    private int more;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Seed: the same one gives the same figures (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "File to write to (default: standard output).")
    private Path out;

    @Override
    public Integer call() {
        if (suites < 1) {
            throw new BadInputException("--suites " + suites + ": expected 1 or more");
        }
        for (double sd : pairSds) {
            if (!(sd > 0 && sd < 1)) {
                throw new BadInputException(
                        "--pair-sd " + sd + ": expected standard deviations between 0 and 1, such as 0.02 for 2%");
            }
        }
        GateSettings settings = LookOptions.settings(GateSettings.standard().tolerance(), first, more);
        if (out != null) {
            StudyFiles.requireWritable(out);
        }
        List<List<String>> rows = new Simulation(settings, suites, seed)
                .run(pairSds).stream().map(SimulatedRates::fields).toList();
        if (out != null) {
            StudyFiles.write(out, SimulatedRates.COLUMNS, rows);
        } else {
            System.out.print(CsvFiles.line(SimulatedRates.COLUMNS));
            rows.forEach(row -> System.out.print(CsvFiles.line(row)));
        }
        return ExitCode.PASS.code();
    }
}
