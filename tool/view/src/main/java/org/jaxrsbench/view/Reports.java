package org.jaxrsbench.view;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;

/** Pages and pictures of runs. */
public final class Reports {

    /** The name of the page in a run folder. */
    public static final String FILE = "report.html";

    /** In the order of their names, so that a page is the same whichever comes first on a class path. */
    static final List<PanelSource> STUDIES = ServiceLoader.load(PanelSource.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(source -> source.getClass().getName()))
            .toList();

    private Reports() {}

    /**
     * Writes one page of runs.
     *
     * @param runs run folders, files of JMH, or what a study left, one or more
     * @throws BadInputException if a run cannot be read, or the page cannot be written
     */
    public static void page(List<Path> runs, Path file) {
        write(file, Page.html(report(runs, file.toAbsolutePath().getParent())));
    }

    /**
     * Writes every chart of runs as SVG, for light and for dark pages.
     *
     * @param folder made if it is not there
     * @return the files
     * @throws BadInputException if a run cannot be read, or a file cannot be written
     */
    public static List<Path> pictures(List<Path> runs, Path folder) {
        List<Path> files = new ArrayList<>();
        Map<Section.Kind, Integer> before = new EnumMap<>(Section.Kind.class);
        for (Section section : report(runs, folder).sections()) {
            int number = before.merge(section.kind(), 1, Integer::sum);
            String name = section.kind() + (number == 1 ? "" : "-" + number);
            files.addAll(draw(section, folder.resolve(name)));
            if (number == 1 && section.data() instanceof RatioPlot plot) {
                // What a page leads with.
                plot.mixes()
                        .map(mixes -> ofMixes(mixes, section))
                        .ifPresent(s -> files.addAll(draw(s, folder.resolve("mixes"))));
            }
        }
        return files;
    }

    private static Section ofMixes(RatioPlot mixes, Section all) {
        String title = "Cost of a request, " + mixes.names().get(mixes.relative()) + " = 1, left is cheaper"
                + all.title().replaceFirst("^[^,]*", "");
        return Section.of(Section.Kind.dots, title, "", mixes);
    }

    private static List<Path> draw(Section section, Path name) {
        List<Path> files = new ArrayList<>();
        for (Pictures.Theme theme : Pictures.Theme.values()) {
            Path file = name.resolveSibling(name.getFileName() + "-" + theme + ".svg");
            write(file, Pictures.svg(section, theme));
            files.add(file);
        }
        return files;
    }

    /**
     * The tables that {@code scripts/bench compare} prints of a run alone; empty if it measured none of these.
     *
     * @throws BadInputException if the run cannot be read
     */
    public static String tables(Path run, List<Metric> metrics) {
        Comparison alone =
                new Comparison(List.of(Run.read(run)), SideBySide.SUBJECTS, metrics, Optional.empty(), Set.of());
        return alone.tables().isEmpty() ? "" : "\n" + ComparisonFormat.text.of(alone);
    }

    static Report report(List<Path> runs, Path beside) {
        List<Path> measured = new ArrayList<>();
        List<Panel> others = new ArrayList<>();
        for (Path path : runs) {
            Optional<Panel> study =
                    STUDIES.stream().flatMap(source -> source.of(path).stream()).findFirst();
            study.ifPresentOrElse(others::add, () -> measured.add(path));
        }
        return Report.of(measured.isEmpty() ? List.of() : Run.readAll(measured), beside, others);
    }

    private static void write(Path file, String text) {
        try {
            if (file.toAbsolutePath().getParent() != null) {
                Files.createDirectories(file.toAbsolutePath().getParent());
            }
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw BadInputException.unwritable("the report cannot be written to " + file, e);
        }
    }
}
