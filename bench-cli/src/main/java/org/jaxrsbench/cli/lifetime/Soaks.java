package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.once.LoneJvm;
import org.jaxrsbench.once.LoneJvm.TimedMark;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.once.OnceTask.About;
import org.jaxrsbench.once.OnceTask.Figure;
import org.jaxrsbench.once.OnceTask.Outcome;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;

/** Long lives under requests that all differ. */
public final class Soaks {

    private Soaks() {}

    /**
     * A life of a subject.
     *
     * @param partSeconds the warm-up, and each part
     * @param parts how many
     */
    public static OnceTask of(Launchable subject, int partSeconds, int parts) {
        return new OnceTask(
                subject.subject().label(),
                Params.of(Map.of("seconds", Integer.toString(partSeconds))),
                new Figure("Soak.mix", Params.NONE, Metric.RETAINED, Double.NaN),
                () -> run(subject, partSeconds, parts));
    }

    private static Outcome run(Launchable subject, int partSeconds, int parts)
            throws IOException, InterruptedException {
        Duration limit = Duration.ofSeconds((long) partSeconds * (parts + 1) * 2 + 60);
        List<TimedMark> told = LoneJvm.run(
                Lifetimes.command(
                        subject, LifeMark.SOAK, List.of(Integer.toString(partSeconds), Integer.toString(parts))),
                limit);
        List<List<String>> ends = told.stream()
                .filter(t -> t.mark().word().equals(LifeMark.PART))
                .map(t -> t.mark().more())
                .toList();
        if (ends.size() != parts + 1) {
            throw new IOException("it finished " + (ends.size() - 1) + " of " + parts + " parts");
        }
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < ends.size(); i++) {
            List<String> said = ends.get(i);
            // Seconds since the first request, the warm-up included.
            Params part = Params.of(Map.of("after", Integer.toString((i + 1) * partSeconds)));
            figures.add(new Figure("Soak.mix", part, Metric.RETAINED, Double.parseDouble(said.get(0))));
            figures.add(new Figure("Soak.path", part, Metric.CPU, Double.parseDouble(said.get(3))));
            figures.add(new Figure("Soak.accept", part, Metric.CPU, Double.parseDouble(said.get(4))));
        }
        List<String> about = told.get(0).mark().more();
        return new Outcome(new About(about.get(0), about.get(1), about.get(2)), figures);
    }
}
