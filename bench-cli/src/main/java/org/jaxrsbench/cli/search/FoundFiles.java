package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.cli.search.CliffFuzzer.Found;
import org.jaxrsbench.protocol.ProbeWords.Hit;
import org.jaxrsbench.results.CsvFiles;

/** What was found, as files: the classes of the smallest application that shows it, the request, and what each subject made of each size. */
public final class FoundFiles {

    private static final List<String> COLUMNS =
            List.of("subject", "size", "work", "bytes", "status", "type", "answer", "failure");

    private FoundFiles() {}

    /**
     * Writes a folder.
     *
     * @param number of what was found, from 1
     * @return the folder
     */
    public static Path write(Path parent, int number, Found found) throws IOException {
        Path folder = Files.createDirectories(parent.resolve(String.format(Locale.ROOT, "found-%02d", number)));
        Sketch grown =
                found.observation().axis().at().apply(found.suspicion().size()).unambiguous();
        for (Map.Entry<String, String> file :
                new SketchSource(grown, "", "jakarta").files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey() + ".java"), file.getValue());
        }
        StringBuilder request = new StringBuilder(grown.method().verb() + " /" + grown.target() + " HTTP/1.1\n");
        List<String> headers = grown.headers();
        for (int i = 0; i < headers.size(); i += 2) {
            request.append(headers.get(i))
                    .append(": ")
                    .append(headers.get(i + 1))
                    .append('\n');
        }
        Files.writeString(
                folder.resolve("request.txt"), request + "\n" + grown.sent().body());
        List<List<String>> rows = new ArrayList<>();
        found.observation().points().forEach((subject, hits) -> {
            for (int i = 0; i < hits.size(); i++) {
                Hit hit = hits.get(i);
                rows.add(List.of(
                        subject,
                        Integer.toString(found.observation().axis().sizes().get(i)),
                        String.format(Locale.ROOT, "%.0f", hit.work()),
                        String.format(Locale.ROOT, "%.0f", hit.bytes()),
                        Integer.toString(hit.status()),
                        hit.type(),
                        hit.body(),
                        hit.failure()));
            }
        });
        CsvFiles.write(folder.resolve("work.csv"), COLUMNS, rows);
        return folder;
    }
}
