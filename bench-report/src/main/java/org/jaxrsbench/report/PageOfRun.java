package org.jaxrsbench.report;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.results.RunEnd;

/** Leaves a page in the folder of the main job's run. */
public final class PageOfRun implements RunEnd {

    @Override
    public String ended(Path run) {
        Path page = run.resolve(Reports.FILE);
        Reports.page(List.of(run), page);
        return "The page is " + page;
    }
}
