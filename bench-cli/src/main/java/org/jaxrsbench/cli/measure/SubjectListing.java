package org.jaxrsbench.cli.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.results.BadInputException;

/** Asks a subject for its cases: its harness lists them in a JVM of its own, on the subject's class path and JDK. */
final class SubjectListing {

    private SubjectListing() {}

    /**
     * Asks.
     *
     * @param label what rows call the subject
     * @param arguments pattern, parameters and suite
     * @param threads worker threads
     * @param folder for temporary files
     * @throws BadInputException if the harness does not know a benchmark or a parameter, or is of another protocol
     * @throws IOException if its JVM cannot be started, or ends
     */
    static FleetMember of(String label, Launchable prepared, List<String> arguments, int threads, Path folder)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                prepared.java().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder));
        command.addAll(prepared.program());
        command.add("--serve");
        if (prepared.subject().foreign()) {
            // In whatever mode its benchmarks are usually run: throughput can be gated.
            command.addAll(List.of("--foreign", "-bm", "thrpt"));
        }
        command.addAll(arguments);
        try (ChildProcess child = new ChildProcess(command);
                BufferedReader out = child.out()) {
            String line = out.readLine();
            if (line == null) {
                throw new IOException(label + ": the process that lists its cases ended" + child.lastWords(List.of()));
            }
            Listing listing = understood(label, line);
            if (!listing.badInput().isEmpty()) {
                throw new BadInputException(
                        prepared.subject().gitRef().isPresent()
                                ? listing.badInput() + " (subject '" + label + "': that commit may know fewer options)"
                                : listing.badInput());
            }
            return FleetMember.of(label, listing, threads);
        }
    }

    /** A harness of another commit may speak another version of the protocol. */
    private static Listing understood(String label, String line) {
        Optional<Listing> listing = Listing.of(line);
        return listing.filter(l -> l.protocol() == ForkOrder.VERSION)
                .orElseThrow(() -> new BadInputException("subject '" + label + "': its harness speaks "
                        + listing.map(l -> "protocol " + l.protocol()).orElse("an older protocol")
                        + ", this tool speaks protocol " + ForkOrder.VERSION
                        + "; measure it with the tool of its own commit"));
    }
}
