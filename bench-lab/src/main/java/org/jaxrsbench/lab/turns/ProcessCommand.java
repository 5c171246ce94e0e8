package org.jaxrsbench.lab.turns;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Runs a command of the system on a process. */
@FunctionalInterface
interface ProcessCommand {

    /** The command itself; its last argument is the process id. */
    ProcessCommand SYSTEM = ProcessCommand::system;

    /**
     * Runs a command and waits for it. A process that has ended is no error.
     *
     * @param pid the process id, which comes after the words
     * @throws IOException when the command fails on a live process
     */
    void run(long pid, String... words) throws IOException;

    private static void system(long pid, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(words));
        command.add(Long.toString(pid));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() != 0 && ProcessHandle.of(pid).isPresent()) {
                throw new IOException("cannot " + String.join(" ", command));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
