package org.jaxrsbench.results;

import java.nio.file.Path;

/**
 * Makes something of a run folder when its run has ended, such as a page. Found by {@link java.util.ServiceLoader}, so that what
 * measures need not know it.
 */
public interface RunEnd {

    /**
     * Called once, after all files of the run are written.
     *
     * @param run the folder
     * @return a line that says what was made
     * @throws BadInputException if it cannot be made; the run itself is complete
     */
    String ended(Path run);
}
