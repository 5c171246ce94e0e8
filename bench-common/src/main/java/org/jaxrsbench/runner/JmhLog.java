package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
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

    /** The name of the file in the run folder. */
    static final String FILE = "jmh.log";

    private final VerboseMode verbosity;
    private final List<PrintStream> files = new ArrayList<>();
    private final List<OutputFormat> formats = new ArrayList<>();
    private RunOutput output;

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
        output = new RunOutput(formats);
        return output;
    }

    /**
     * Does something during which all that this JVM prints goes where JMH reports to: JMH hands on what forks print to the
     * standard streams.
     */
    <T> T captured(Supplier<T> action) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        PrintStream taken = new PrintStream(new Forwarding(output), true, StandardCharsets.UTF_8);
        System.setOut(taken);
        System.setErr(taken);
        try {
            return action.get();
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static final class Forwarding extends OutputStream {

        private final RunOutput output;

        Forwarding(RunOutput output) {
            this.output = output;
        }

        @Override
        public void write(int b) {
            output.write(b);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            output.write(Arrays.copyOfRange(bytes, offset, offset + length));
        }
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
