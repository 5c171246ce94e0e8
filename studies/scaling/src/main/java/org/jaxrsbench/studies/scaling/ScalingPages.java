package org.jaxrsbench.studies.scaling;

import java.nio.file.Path;
import java.util.Optional;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.PanelSource;

/** Shows on a page what grows in a run, and what a search found. */
public final class ScalingPages implements PanelSource {

    @Override
    public Optional<Panel> of(Path path) {
        return SearchFindings.isSearch(path) ? Optional.of(SearchFindings.panel(path)) : Optional.empty();
    }

    @Override
    public Panel of(Run run, Path beside, String of) {
        return GrowthPanel.of(run, of);
    }
}
