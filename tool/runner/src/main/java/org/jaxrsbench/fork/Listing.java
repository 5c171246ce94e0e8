package org.jaxrsbench.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a harness says of itself and of its cases before anything is measured: one line of JSON.
 *
 * @param protocol {@link ForkOrder#VERSION} of that harness
 * @param implementation as its engine says
 * @param version as its class path says
 * @param harness digest of what it runs that all subjects share: benchmarks, resources, servlet container, clients, fork
 * @param engine digest of its engine; empty if it has none
 * @param carrier qualified name of the benchmark method that runs cases in slices
 * @param options of the JVM, as JMH gives them to forks of its own
 * @param compileCommands what the JVM's compiler is told, as lines of a file
 * @param cases those that were selected, in its order
 * @param badInput why there are none, in a line; empty if nothing is wrong
 */
public record Listing(
        int protocol,
        String implementation,
        String version,
        String harness,
        String engine,
        String carrier,
        List<String> options,
        String compileCommands,
        List<Listed> cases,
        String badInput) {

    /**
     * A case.
     *
     * @param benchmark {@code Class.method}
     * @param params its parameters, by name
     * @param mode JMH's short label
     * @param className qualified name of its method
     * @param application what cases of the same name can share a fork; empty for a case that is alone
     * @param late whether other threads of the fork do a part of its operations
     * @param flags of the JVM that its benchmark names
     * @param unsupported why the engine cannot run it; empty if it can
     */
    public record Listed(
            String benchmark,
            Map<String, String> params,
            String mode,
            String className,
            String application,
            boolean late,
            List<String> flags,
            String unsupported) {}

    /** Nothing but why. */
    public static Listing badInput(String why) {
        return new Listing(ForkOrder.VERSION, "", "", "", "", "", List.of(), "", List.of(), why);
    }

    /** This listing as one line, without a line break. */
    public String toLine() {
        return Session.line(this);
    }

    /** The message in a line; empty if the line has another form, as from an older harness. */
    public static Optional<Listing> of(String line) {
        try {
            return Optional.of(Session.JSON.readValue(line, Listing.class));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }
}
