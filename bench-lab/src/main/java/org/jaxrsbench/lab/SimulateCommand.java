package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.LookOptions;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
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
            description = "Standard deviations of a pair (default: ${DEFAULT-VALUE}).")
    private List<Double> pairSds;

    @Option(names = "--first", defaultValue = "6", description = "Pairs of the first look (default: ${DEFAULT-VALUE}).")
    private int first;

    @Option(
            names = "--more",
            defaultValue = "16",
            description = "Pairs of the second look (default: ${DEFAULT-VALUE}).")
    private int more;

    @Option(names = "--seed", defaultValue = "1", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "File to write to (default: standard output).")
    private Path out;

    @Override
    public Integer call() throws IOException {
        if (suites < 1) {
            throw new BadInputException("--suites " + suites + ": expected 1 or more");
        }
        GateSettings settings = LookOptions.settings(0.05, first, more);
        StringBuilder csv = new StringBuilder(CsvFiles.line(Simulation.COLUMNS));
        new Simulation(settings, suites, seed).run(pairSds).forEach(row -> csv.append(CsvFiles.line(row)));
        if (out == null) {
            System.out.print(csv);
        } else {
            Files.writeString(out, csv);
        }
        return 0;
    }
}
