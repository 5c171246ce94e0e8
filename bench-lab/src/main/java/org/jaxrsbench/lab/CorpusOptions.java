package org.jaxrsbench.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.lab.corpus.GroupedStudy.Step;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What studies that add pairs to a file are asked. Their defaults are beside {@link StudyDefaults}. */
final class CorpusOptions {

    /** Below 100%, and no round that is none. */
    private static final Pattern SLOWED = Pattern.compile("([1-9]?\\d(?:\\.\\d)?)x([1-9]\\d{0,3})");

    @Mixin
    private PairedSubjects subjects = new PairedSubjects();

    @Option(names = "--same", description = "Rounds of a subject with itself (default: ${DEFAULT-VALUE}).")
    private int same;

    @Option(
            names = "--slowed",
            split = ",",
            paramLabel = "PERCENTxROUNDS",
            description = {
                "Further rounds in which the first case is slowed by so many percent, or none (default: ${DEFAULT-VALUE})."
            })
    private List<String> slowed;

    @Option(
            names = "--pairs-out",
            paramLabel = "FILE",
            description = "File that the pairs are added to (default: ${DEFAULT-VALUE}).")
    private Path file;

    /**
     * Looks at what can be told before hours are spent on measuring, and makes the file's folder.
     *
     * @throws BadInputException if a subject is none, a number is out of range or the file cannot be written
     */
    void check() {
        if (same < 1) {
            throw new BadInputException("--same " + same + ": expected 1 or more rounds");
        }
        slowedSteps();
        subjects.labels();
        StudyFiles.makeFolder(file.toAbsolutePath().getParent());
        StudyFiles.requireWritable(file);
        if (Files.exists(file)) {
            PairCorpus.read(file);
        }
    }

    List<String> subjects() {
        return subjects.labels();
    }

    /**
     * The rounds, slowed ones spread among the others.
     *
     * @param rebuildEvery one of so many rounds without a change has a jar packed anew; 0 for none
     */
    List<Step> steps(int rebuildEvery) {
        List<Step> slow = slowedSteps();
        List<Step> steps = new ArrayList<>();
        int taken = 0;
        for (int i = 1; i <= same; i++) {
            steps.add(rebuildEvery > 0 && i % rebuildEvery == 0 ? Step.REBUILT : Step.SAME);
            while (taken < slow.size() * i / same) {
                steps.add(slow.get(taken++));
            }
        }
        return steps;
    }

    /** The slowed rounds: the shares take turns as long as they have rounds left. */
    private List<Step> slowedSteps() {
        List<Step> steps = new ArrayList<>();
        if (slowed.equals(List.of("none"))) {
            return steps;
        }
        Map<Step, Integer> left = new LinkedHashMap<>();
        slowed.forEach(s -> {
            Matcher matcher = SLOWED.matcher(s);
            if (!matcher.matches()) {
                throw new BadInputException(
                        "--slowed " + s + ": expected percent and rounds, such as 5x20 or 2.5x20, or none");
            }
            left.put(
                    new Step(Kind.SLOWED, Double.parseDouble(matcher.group(1)) / 100),
                    Integer.parseInt(matcher.group(2)));
        });
        while (left.values().stream().anyMatch(rounds -> rounds > 0)) {
            left.forEach((step, rounds) -> {
                if (rounds > 0) {
                    steps.add(step);
                }
            });
            left.replaceAll((step, rounds) -> rounds - 1);
        }
        return steps;
    }

    Path file() {
        return file;
    }
}
