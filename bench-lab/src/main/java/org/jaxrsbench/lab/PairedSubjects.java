package org.jaxrsbench.lab;

import java.util.List;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.subject.Subject;
import picocli.CommandLine.Option;

/** Which subjects a study pairs with themselves. */
final class PairedSubjects {

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description = "Subjects that are paired with themselves (default: ${DEFAULT-VALUE}).")
    private List<String> subjects;

    /**
     * Their labels, as they were given.
     *
     * @throws BadInputException if one of them is no subject
     */
    List<String> labels() {
        subjects.forEach(Subject::parse);
        return subjects;
    }
}
