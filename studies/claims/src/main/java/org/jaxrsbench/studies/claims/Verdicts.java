package org.jaxrsbench.studies.claims;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.studies.claims.PairVerdict.Question;
import org.jaxrsbench.view.Words;

/** How often the gate is not green on pairs that were drawn. */
public final class Verdicts {

    private Verdicts() {}

    /** A line for each question, and for each of its strata once a pair of the question is measured. */
    public static String text(Collection<PairVerdict> all) {
        StringBuilder text = new StringBuilder();
        for (Question question : Question.values()) {
            List<PairVerdict> rows =
                    all.stream().filter(row -> row.question() == question).toList();
            text.append(line(question.label(), rows));
            if (rows.stream().anyMatch(row -> row.seen().isPresent())) {
                rows.stream()
                        .collect(Collectors.groupingBy(
                                row -> row.stratum().split("/")[0], LinkedHashMap::new, Collectors.toList()))
                        .forEach((stratum, own) -> text.append(line("  " + stratum, own)));
            }
        }
        return text.toString();
    }

    private static String line(String name, List<PairVerdict> rows) {
        List<PairVerdict> done = rows.stream().filter(row -> !row.isOpen()).toList();
        // Not green, and to be measured again: nobody is to take it for one that is not measured.
        long pending = rows.stream()
                .filter(row -> row.isOpen() && row.seen().isPresent())
                .count();
        String open = (rows.size() - done.size()) + " of " + rows.size() + " open"
                + (pending == 0 ? "" : ", " + pending + " of them not green before its 30 rounds");
        if (done.isEmpty()) {
            return name + ": " + (pending == 0 ? "none of " + rows.size() + " measured" : open) + "\n";
        }
        List<PairVerdict> notGreen = done.stream().filter(row -> !row.isGreen()).toList();
        long real = notGreen.stream().filter(PairVerdict::isReal).count();
        String codes = notGreen.stream()
                .collect(Collectors.groupingBy(
                        row -> row.seen().orElseThrow().verdict(), TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(of -> of.getValue() + " " + of.getKey())
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "%s: %d of %d not green%s; %s%s; median %.0f s; %s%n",
                name,
                notGreen.size(),
                done.size(),
                codes.isEmpty() ? "" : " (" + codes + ")",
                real > 0 ? real + " of them confirmed by 30 rounds, the others are " : "",
                Words.share((int) (notGreen.size() - real), done.size()),
                Summary.median(done.stream()
                        .mapToDouble(row -> row.seen().orElseThrow().seconds())
                        .toArray()),
                open);
    }
}
