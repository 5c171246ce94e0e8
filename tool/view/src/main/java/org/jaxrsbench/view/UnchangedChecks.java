package org.jaxrsbench.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.UnchangedCheck;
import org.jaxrsbench.gate.Verdict;

/** A project's own record of checks in which nothing had changed, which is told beside each verdict. */
public final class UnchangedChecks {

    private final Path file;
    private final List<UnchangedCheck> rows;
    private String lost = "";

    /**
     * Reads the record.
     *
     * @param file need not be there yet; its folder is made
     * @throws BadInputException if it is something else, or cannot be written
     */
    public UnchangedChecks(Path file) {
        this.file = file;
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new BadInputException(file + ": its folder cannot be made: "
                    + e.getClass().getSimpleName() + "; expected a file that can be written");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new BadInputException(file + ": no permission to write; expected a file that can be written");
        }
        rows = new ArrayList<>(Files.exists(file) ? UnchangedCheck.TABLE.read(file) : List.of());
    }

    /**
     * Adds a check of a subject with itself. If the row cannot be written, {@link #note} says so, and the verdict stands.
     */
    public void add(CheckResult result) {
        UnchangedCheck row = UnchangedCheck.of(result);
        rows.add(row);
        try {
            UnchangedCheck.TABLE.append(file, List.of(row));
        } catch (IOException e) {
            lost = "; this one could not be written to " + file + ": " + e.getMessage();
        }
    }

    /** How many were not green, with the interval of that share. */
    public String note() {
        int wrong =
                (int) rows.stream().filter(row -> row.verdict() != Verdict.PASS).count();
        if (rows.isEmpty()) {
            return "no check of unchanged code is recorded in " + file + "; a check of a subject with itself adds one";
        }
        String were = wrong == 0 ? "none was" : wrong == 1 ? "1 was" : wrong + " were";
        return "of " + Words.count(rows.size(), "recorded check") + " of unchanged code, " + were + " not green: "
                + Words.share(wrong, rows.size()) + lost;
    }
}
