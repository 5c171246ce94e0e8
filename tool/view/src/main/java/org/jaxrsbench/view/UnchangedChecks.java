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

    /**
     * Reads the record.
     *
     * @param file need not be there yet
     * @throws BadInputException if it is something else
     */
    public UnchangedChecks(Path file) {
        this.file = file;
        rows = new ArrayList<>(Files.exists(file) ? UnchangedCheck.TABLE.read(file) : List.of());
    }

    /**
     * Adds a check of a subject with itself.
     *
     * @throws IOException if it cannot be written
     */
    public void add(CheckResult result) throws IOException {
        UnchangedCheck row = UnchangedCheck.of(result);
        rows.add(row);
        UnchangedCheck.TABLE.append(file, List.of(row));
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
                + Words.share(wrong, rows.size());
    }
}
