package org.jaxrsbench.lab.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/** Writes what a study leaves. A file that cannot be written is bad input, never a measurement that failed. */
public final class StudyFiles {

    private StudyFiles() {}

    /**
     * Makes a folder and those above it, as far as they are missing.
     *
     * @throws BadInputException when it cannot be made
     */
    public static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInputException("folder " + folder + " cannot be made (" + reason(e)
                    + "): expected a name that no file has, in a folder that can be written to; choose another one");
        }
    }

    /**
     * Tells early that a file cannot be written, before hours are spent on what it is to hold.
     *
     * @throws BadInputException when the file is a folder or a device, or its folder is missing or cannot be written to
     */
    public static void requireWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw unwritable(file, Files.isDirectory(file) ? "it is a folder" : "it is no regular file");
        }
        if (!Files.isDirectory(folder)) {
            throw unwritable(file, "there is no folder " + folder);
        }
        if (!Files.isWritable(folder)) {
            throw unwritable(file, "its folder is read-only");
        }
    }

    /**
     * Writes a whole CSV file; what it held before is kept until the new file is complete.
     *
     * @throws BadInputException when it cannot be written
     */
    public static void write(Path file, List<String> columns, List<List<String>> rows) {
        requireWritable(file);
        try {
            CsvFiles.write(file, columns, rows);
        } catch (IOException e) {
            throw unwritable(file, reason(e));
        }
    }

    private static BadInputException unwritable(Path file, String problem) {
        return new BadInputException("file " + file + " cannot be written (" + problem
                + "): expected a file in a folder that exists and can be written to; make the folder or choose"
                + " another file");
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : " " + e.getMessage());
    }
}
