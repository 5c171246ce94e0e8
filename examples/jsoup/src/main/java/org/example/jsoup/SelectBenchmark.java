package org.example.jsoup;

import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.Elements;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Selecting elements of a page of results. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Benchmark)
public class SelectBenchmark {

    private static final int HITS = 30;
    private static final int DEPTH = 8;

    private Document page;

    /** Hits of some nested elements each, of which one has the class that is looked for. */
    @Setup
    public void write() {
        StringBuilder html = new StringBuilder("<html><body><div id=results>");
        for (int hit = 0; hit < HITS; hit++) {
            html.append("<div class=hit>".repeat(DEPTH))
                    .append("<a class=link href=/")
                    .append(hit)
                    .append(">text</a>")
                    .append("</div>".repeat(DEPTH));
        }
        page = Jsoup.parse(html.append("</div></body></html>").toString());
    }

    /** By class, inside an element of an id. */
    @Benchmark
    public Elements idAndClass() {
        return page.select("#results .link");
    }

    /** By class alone. */
    @Benchmark
    public Elements className() {
        return page.select(".link");
    }
}
