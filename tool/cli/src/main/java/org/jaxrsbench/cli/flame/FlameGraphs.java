package org.jaxrsbench.cli.flame;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import one.convert.Arguments;
import one.convert.CallStack;
import one.convert.FlameGraph;
import one.convert.Frame;
import org.jaxrsbench.recordings.FrameShares;

/**
 * Flame graphs of the workers' stacks in flight recordings, as pages that need no other file: async-profiler's converter draws them.
 * A frame counts once in a stack, so a recursion is one frame deep.
 */
public final class FlameGraphs {

    /** Parts of an operation, in which samples are shown. */
    private static final double PARTS = 1e6;

    private FlameGraphs() {}

    /**
     * Draws one recording.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(FrameShares of, String title, Path file) throws IOException {
        write(graph(of, 1, title), file);
    }

    /**
     * Draws the candidate, as wide as what it costs, with each frame in the color of its change: the redder the more its own code costs than
     * under the baseline, the bluer the less, and yellow if the baseline lacks it. What the candidate lacks is not in it.
     *
     * @param growth cost of the candidate's operation divided by that of the baseline's
     * @throws IOException if the file cannot be written
     */
    public static void difference(FrameShares baseline, FrameShares candidate, double growth, String title, Path file)
            throws IOException {
        FlameGraph after = graph(
                candidate, growth, title + "; red: its own code costs more than before, blue: less, yellow: it is new");
        after.diff(graph(baseline, 1, ""));
        write(after, file);
    }

    private static FlameGraph graph(FrameShares of, double scale, String title) {
        Arguments arguments = new Arguments();
        arguments.title = title.replace("&", "&amp;").replace("<", "&lt;");
        FlameGraph graph = new FlameGraph(arguments);
        of.stacks().forEach((stack, share) -> {
            List<String> fromRoot = new ArrayList<>(stack);
            Collections.reverse(fromRoot);
            CallStack calls = new CallStack();
            fromRoot.forEach(frame -> calls.push(harmless(frame), Frame.TYPE_JIT_COMPILED));
            graph.addSample(calls, Math.round(share * scale * PARTS));
        });
        return graph;
    }

    private static void write(FlameGraph graph, Path file) throws IOException {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            graph.dump(out);
            if (out.checkError()) {
                throw new IOException(file + ": cannot be written");
            }
        }
    }

    /** A frame as text in a script, which the converter does not make of it: markup there would end the script. */
    private static String harmless(String frame) {
        return frame.replaceAll("<(?!(cl)?init>)", "\u2039");
    }
}
