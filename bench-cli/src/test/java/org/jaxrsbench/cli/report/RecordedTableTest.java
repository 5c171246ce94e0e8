package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.driver.ServerProfile;
import org.jaxrsbench.driver.recordings.StackShares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedTableTest {

    @TempDir
    Path folder;

    private static ServerProfile launch(double cpu, double bytes, double share) {
        return new ServerProfile(cpu, cpu / 2, bytes, new StackShares(Map.of("service", share), 400));
    }

    @Test
    void launchesAreFiguresWithIntervalsAndRows() throws IOException {
        Map<String, List<ServerProfile>> recorded = new LinkedHashMap<>();
        recorded.put(
                "a GET x",
                List.of(launch(100_000, 25_000, 0.1), launch(100_000, 25_000, 0.1), launch(100_000, 25_000, 0.1)));
        recorded.put("b GET x", List.of(launch(50_000, 8_000, 0)));
        assertThat(RecordedTable.text(recorded))
                .contains(
                        "100 us [100, 100]",
                        "service",
                        "5.00 us [5.00, 5.00]",
                        "50.0 us [50.0, 50.0]",
                        "25.0 kB [25.0, 25.0]")
                .contains("n<3");
        Path file = folder.resolve("recorded.csv");
        RecordedTable.write(recorded, file);
        assertThat(file)
                .content()
                .startsWith("target,launch,cpu_ns,user_ns,alloc_bytes,part,share,samples\n"
                        + "a GET x,1,100000,50000,25000,service,0.1000,400\n")
                .endsWith("b GET x,1,50000,25000,8000,service,0.0000,400\n");
    }
}
