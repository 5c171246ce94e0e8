package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table for a terminal or for a page: words to the left, figures to the right. */
public final class TextTable {

    /** Columns of a terminal that text is made for. */
    public static final int TERMINAL = 100;

    private static final String GAP = "  ";

    // Narrower than this, a column of words is hard to read.
    private static final int FEWEST_FOR_WORDS = 30;

    private final Set<Integer> words;
    private final List<List<String>> lines = new ArrayList<>();

    /**
     * A table without rows.
     *
     * @param head a title for each column
     * @param words columns that hold words, from 0; the others hold figures
     */
    public TextTable(List<String> head, Set<Integer> words) {
        this.words = Set.copyOf(words);
        lines.add(List.copyOf(head));
    }

    /**
     * Adds a row.
     *
     * @throws IllegalArgumentException if it has not one cell for each column
     */
    public void add(List<String> cells) {
        if (cells.size() != columns()) {
            throw new IllegalArgumentException(cells.size() + " cells for " + columns() + " columns");
        }
        lines.add(List.copyOf(cells));
    }

    private int columns() {
        return lines.get(0).size();
    }

    /**
     * In columns, each line with its end. If the last column holds words, it is broken where the terminal ends.
     */
    public String text() {
        int last = columns() - 1;
        int[] widths = IntStream.range(0, columns())
                .map(i -> lines.stream()
                        .mapToInt(line -> line.get(i).length())
                        .max()
                        .orElseThrow())
                .toArray();
        int before = Arrays.stream(widths, 0, last)
                .map(width -> width + GAP.length())
                .sum();
        boolean broken = words.contains(last) && before + widths[last] > TERMINAL;
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder one = new StringBuilder();
            for (int i = 0; i < last; i++) {
                one.append(padded(line.get(i), widths[i], words.contains(i))).append(GAP);
            }
            String cell = line.get(last);
            one.append(broken ? broken(cell, before) : padded(cell, widths[last], words.contains(last)));
            text.append(one.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static String padded(String cell, int width, boolean left) {
        String spaces = " ".repeat(width - cell.length());
        return left ? cell + spaces : spaces + cell;
    }

    /** Over several lines, which begin where the column does. */
    private static String broken(String cell, int indent) {
        int width = Math.max(FEWEST_FOR_WORDS, TERMINAL - indent);
        String lines = cell.replaceAll("(.{1," + width + "})( |$)", "$1\n");
        return lines.stripTrailing().replace("\n", "\n" + " ".repeat(indent));
    }

    /** In Markdown, each line with its end. */
    public String markdown() {
        String rule = IntStream.range(0, columns())
                .mapToObj(column -> words.contains(column) ? "---|" : "--:|")
                .collect(Collectors.joining("", "|", "\n"));
        List<String> rows = lines.stream()
                .map(line -> line.stream()
                        .map(cell -> cell.replace("|", "\\|"))
                        .collect(Collectors.joining(" | ", "| ", " |\n")))
                .toList();
        return rows.get(0) + rule + String.join("", rows.subList(1, rows.size()));
    }
}
