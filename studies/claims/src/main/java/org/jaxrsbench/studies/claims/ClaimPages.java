package org.jaxrsbench.studies.claims;

import java.nio.file.Path;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.PanelSource;

/** Shows on a run's page what was published beside what was measured. */
public final class ClaimPages implements PanelSource {

    @Override
    public Panel of(Run run, Path beside, String of) {
        return Claims.panel(run, beside, of);
    }
}
