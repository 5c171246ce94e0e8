package org.jaxrsbench.cli.subject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Versions;

/**
 * Which release came before which. Releases are parallel branches: the newest patch of Jersey 3.0 has what 2.47 has, not what 2.48
 * has. {@code branches.csv} beside this class names, for the first minor of each branch, the minor that it goes on from; nothing, if
 * another engine measures what came before. Where it names none, the release before is the one before in order of versions.
 */
public final class Branches {

    private Branches() {}

    /**
     * For each release the place of the one before it, or -1.
     *
     * @param versions in order of versions
     */
    public static List<Integer> before(String implementation, List<String> versions) {
        Map<String, String> table = CsvFiles.beside(Branches.class, "branches.csv").stream()
                .filter(line -> line.get(0).equals(implementation))
                .collect(Collectors.toMap(line -> line.get(1), line -> line.get(2)));
        List<Integer> before = new ArrayList<>();
        for (int i = 0; i < versions.size(); i++) {
            String minor = Versions.minor(versions.get(i));
            boolean firstOfMinor =
                    i == 0 || !Versions.minor(versions.get(i - 1)).equals(minor);
            before.add(firstOfMinor && table.containsKey(minor) ? newestUpTo(table.get(minor), versions, i) : i - 1);
        }
        return before;
    }

    /** The last release of a minor, or the nearest one before it. */
    private static int newestUpTo(String minor, List<String> versions, int end) {
        return IntStream.range(0, minor.isEmpty() ? 0 : end)
                .filter(i -> Arrays.compare(numbers(Versions.minor(versions.get(i))), numbers(minor)) <= 0)
                .max()
                .orElse(-1);
    }

    private static int[] numbers(String minor) {
        return Arrays.stream(minor.split("\\.")).mapToInt(Integer::parseInt).toArray();
    }
}
