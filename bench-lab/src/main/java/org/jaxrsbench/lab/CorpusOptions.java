package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What studies that add pairs to a file are asked. Their defaults are beside {@link StudyDefaults}. */
final class CorpusOptions {

    @Mixin
    private PairedSubjects subjects = new PairedSubjects();

    @Option(names = "--same", description = "Rounds of a subject with itself (default: ${DEFAULT-VALUE}).")
    private int same;

    @Option(names = "--slowed", description = "Further rounds, slowed down (default: ${DEFAULT-VALUE}).")
    private int slowed;

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
        if (same < 1 || slowed < 0) {
            throw new BadInputException(
                    "--same " + same + " --slowed " + slowed + ": expected 1 or more, and 0 or more");
        }
        subjects.labels();
        StudyFiles.makeFolder(file.toAbsolutePath().getParent());
        StudyFiles.requireWritable(file);
    }

    List<String> subjects() {
        return subjects.labels();
    }

    int same() {
        return same;
    }

    int slowed() {
        return slowed;
    }

    int rounds() {
        return same + slowed;
    }

    Path file() {
        return file;
    }
}
