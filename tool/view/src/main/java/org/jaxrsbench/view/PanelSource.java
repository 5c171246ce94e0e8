package org.jaxrsbench.view;

import java.nio.file.Path;
import java.util.Optional;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Run;

/** What a study adds to a page. The service loader finds it, so that pages are made with whatever studies there are. */
public interface PanelSource {

    /**
     * The panel of a file or folder that is no run.
     *
     * @return empty if it is not this study's
     * @throws BadInputException if it is, and cannot be read
     */
    default Optional<Panel> of(Path path) {
        return Optional.empty();
    }

    /**
     * What else there is to say of a run.
     *
     * @param beside where else files of the run are
     * @param of ends each title: which run, and where it was measured
     * @return one with a headline comes before what every run has, one without comes after
     */
    default Panel of(Run run, Path beside, String of) {
        return Panel.NONE;
    }
}
