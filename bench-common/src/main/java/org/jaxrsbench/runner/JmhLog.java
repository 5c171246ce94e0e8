package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.BadInputException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * What JMH prints, and what the forks do: {@code jmh.log} in the run folder; with {@code -v} on the terminal as well, and
 * with {@code -o} in a file.
 */
final class JmhLog implements AutoCloseable {

    /** Its name in the run folder. */
    static final String FILE = "jmh.log";

    private final VerboseMode verbosity;
    private final List<PrintStream> files = new ArrayList<>();
    private final List<OutputFormat> formats = new ArrayList<>();

    /**
     * Opens what the command line names, before anything else is done.
     *
     * @throws BadInputException if the file of {@code -o} cannot be written
     */
    JmhLog(CommandLineOptions asked) {
        verbosity = asked.verbosity().orElse(VerboseMode.NORMAL);
        if (asked.getOutput().hasValue()) {
            String file = asked.getOutput().get();
            formats.add(OutputFormatFactory.createFormatInstance(open(Path.of(file), "-o " + file), verbosity));
        } else if (asked.verbosity().hasValue()) {
            formats.add(OutputFormatFactory.createFormatInstance(System.out, verbosity));
        }
    }

    /**
     * Where JMH reports to: what the command line names, and the file in the run folder.
     *
     * @throws BadInputException if that cannot be written
     */
    RunOutput into(Path runFolder) {
        formats.add(OutputFormatFactory.createFormatInstance(
                open(runFolder.resolve(FILE), FILE), verbosity == VerboseMode.SILENT ? VerboseMode.NORMAL : verbosity));
        return new RunOutput(formats);
    }

    private PrintStream open(Path path, String name) {
        try {
            PrintStream stream = new PrintStream(Files.newOutputStream(path), true, StandardCharsets.UTF_8);
            files.add(stream);
            return stream;
        } catch (IOException e) {
            throw new BadInputException(name + ": cannot be written: " + e.getMessage()
                    + "; name a file in a folder that can be written to");
        }
    }

    @Override
    public void close() {
        files.forEach(PrintStream::close);
    }
}
