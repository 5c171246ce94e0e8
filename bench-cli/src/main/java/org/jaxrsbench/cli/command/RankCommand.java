package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.report.RankingReport;
import org.jaxrsbench.driver.Endpoint;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.claims.Ranking;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.subject.Checkout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Holds the in-process ranking against the one over HTTP. */
@Command(
        name = "rank",
        mixinStandardHelpOptions = true,
        header = "Holds the in-process order of implementations against the order over HTTP.",
        description = {
            "It puts CPU per operation beside server CPU per request, for what two runs have in common. Kendall's tau says how far the two orders agree.",
            "The file bench-http/endpoints.csv says which in-process case makes the same request as which endpoint."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench rank results/IN-PROCESS-RUN results/HTTP-RUN")
public final class RankCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "IN-PROCESS-RUN", description = "A run of the in-process tier.")
    private Path inProcess;

    @Parameters(index = "1", paramLabel = "HTTP-RUN", description = "A run of the HTTP tier.")
    private Path http;

    @Override
    public Integer call() {
        Run dispatched = Comparability.ofTier("in-process", inProcess);
        Run served = Comparability.ofTier("http", http);
        Ranking ranking = Ranking.of(dispatched.samples(), served.samples(), Endpoint.counterparts(Checkout.find()));
        System.out.print(RankingReport.markdown(ranking));
        Comparability.unequalMemory(dispatched.environment(), served.environment())
                .ifPresent(System.out::println);
        return ExitCode.PASS.code();
    }
}
