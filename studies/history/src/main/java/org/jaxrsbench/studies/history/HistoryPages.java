package org.jaxrsbench.studies.history;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.PanelSource;

/** Shows a file {@code history-….csv} on a page. */
public final class HistoryPages implements PanelSource {

    @Override
    public Optional<Panel> of(Path path) {
        String name = path.getFileName().toString();
        boolean is = Files.isRegularFile(path) && name.startsWith("history-") && !name.equals(History.STEPS);
        return is ? Optional.of(HistoryPanel.of(path)) : Optional.empty();
    }
}
