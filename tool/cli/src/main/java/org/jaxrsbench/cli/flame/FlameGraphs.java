package org.jaxrsbench.cli.flame;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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

    /** Less of the operation is the luck of sampling, mostly. */
    private static final double LEAST_CHANGE = 0.005;

    private static final double MUCH = 1.25;
    private static final double SOME = 1.05;

    private FlameGraphs() {}

    /**
     * Draws one recording.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(FrameShares of, String title, Path file) throws IOException {
        write(of, 1, title, path -> Frame.TYPE_JIT_COMPILED, file);
    }

    /**
     * Draws the candidate, as wide as what it costs, with each frame in the color of its change: red if it costs much more than under the
     * baseline, orange if somewhat more, green if less, blue if about the same. What the candidate lacks is not in it.
     *
     * @param growth cost of the candidate's operation divided by that of the baseline's
     * @throws IOException if the file cannot be written
     */
    public static void difference(FrameShares baseline, FrameShares candidate, double growth, String title, Path file)
            throws IOException {
        Map<List<String>, Double> before = costs(baseline, 1);
        Map<List<String>, Double> after = costs(candidate, growth);
        write(
                candidate,
                growth,
                title + "; red: much more than before, orange: more, green: less, blue: alike",
                path -> color(before.getOrDefault(path, 0.0), after.get(path)),
                file);
    }

    /** The converter has a color for each type of frame, and no other way to choose one. */
    private static byte color(double before, double after) {
        if (Math.abs(after - before) < LEAST_CHANGE) {
            return Frame.TYPE_INLINED;
        }
        if (after > before * SOME) {
            return after > before * MUCH ? Frame.TYPE_NATIVE : Frame.TYPE_KERNEL;
        }
        return before > after * SOME ? Frame.TYPE_JIT_COMPILED : Frame.TYPE_INLINED;
    }

    private static void write(FrameShares of, double scale, String title, Function<List<String>, Byte> color, Path file)
            throws IOException {
        Arguments arguments = new Arguments();
        arguments.title = title.replace("&", "&amp;").replace("<", "&lt;");
        FlameGraph graph = new FlameGraph(arguments);
        of.stacks().forEach((stack, share) -> {
            List<String> fromRoot = fromRoot(stack);
            CallStack calls = new CallStack();
            for (int i = 0; i < fromRoot.size(); i++) {
                calls.push(harmless(fromRoot.get(i)), color.apply(fromRoot.subList(0, i + 1)));
            }
            graph.addSample(calls, Math.round(share * scale * PARTS));
        });
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

    /** The cost of each call path, in operations of the baseline. */
    private static Map<List<String>, Double> costs(FrameShares of, double scale) {
        Map<List<String>, Double> costs = new HashMap<>();
        of.stacks().forEach((stack, share) -> {
            List<String> fromRoot = fromRoot(stack);
            for (int i = 1; i <= fromRoot.size(); i++) {
                costs.merge(fromRoot.subList(0, i), share * scale, Double::sum);
            }
        });
        return costs;
    }

    private static List<String> fromRoot(List<String> stack) {
        List<String> fromRoot = new ArrayList<>(stack);
        Collections.reverse(fromRoot);
        return fromRoot;
    }
}
