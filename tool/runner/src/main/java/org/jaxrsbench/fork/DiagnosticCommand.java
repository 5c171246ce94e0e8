package org.jaxrsbench.fork;

import java.lang.management.ManagementFactory;
import java.util.Optional;
import javax.management.JMException;
import javax.management.ObjectName;

/** HotSpot's own commands, as {@code jcmd} has them. */
final class DiagnosticCommand {

    private DiagnosticCommand() {}

    /** What this JVM says to a command; empty if it has none of that name. */
    static Optional<String> run(String name, String... arguments) {
        try {
            return Optional.of((String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            name,
                            new Object[] {arguments},
                            new String[] {String[].class.getName()}));
        } catch (JMException e) {
            return Optional.empty(); // not HotSpot
        }
    }
}
