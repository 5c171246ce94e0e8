package org.jaxrsbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in a real browser, where there is one. */
@EnabledIf("browserIsThere")
class PageInBrowserTest {

    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Path RESULTS = Path.of("../results");
    private static final Path PICTURES = Path.of("target/pictures");
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String HOSTILE =
            "\"><img src=x onerror=document.title='hostile'><script>document.title='hostile'</script>";

    private static ChromeDriver browser;

    @TempDir
    private Path folder;

    static boolean browserIsThere() {
        return Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER);
    }

    @BeforeAll
    static void start() throws IOException {
        Files.createDirectories(PICTURES);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BROWSER.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--window-size=1120,1400",
                "--proxy-server=direct://",
                "--force-color-profile=srgb");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .build(),
                options);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    private static Path run(String name) throws IOException {
        try (Stream<Path> runs = Files.list(RESULTS)) {
            return runs.filter(p -> p.getFileName().toString().endsWith("Z-" + name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Path sideBySide() throws IOException {
        return run("reference-side-by-side");
    }

    private String open(Path... runs) {
        return open(1120, runs);
    }

    private String open(int width, Path... runs) {
        Path page = folder.resolve("page.html").toAbsolutePath();
        new Reports(Set.of("floor")).page(List.of(runs), page);
        size(width);
        String address = page.toUri().toString();
        browser.get("about:blank");
        browser.get(address);
        drawn();
        return address;
    }

    private static void size(int width) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 1400, "deviceScaleFactor", 1, "mobile", false));
    }

    private static void drawn() {
        new WebDriverWait(browser, LIMIT)
                .until(b -> "yes".equals(script("return document.documentElement.dataset.drawn")));
    }

    private static Object script(String text, Object... arguments) {
        return browser.executeScript(text, arguments);
    }

    private static long count(String selector) {
        return (Long) script("return document.querySelectorAll(arguments[0]).length", selector);
    }

    private static List<String> console() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    private static void keep(String name) throws IOException {
        long height = (Long) script("return document.documentElement.scrollHeight");
        long width = (Long) script("return document.documentElement.clientWidth");
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", Math.min(12_000, height), "deviceScaleFactor", 1, "mobile", false));
        Files.write(PICTURES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    @Test
    void thereAreAsManyMarksAsRatios() throws IOException {
        console();
        open(sideBySide());
        JsonNode data =
                new ObjectMapper().readTree((String) script("return document.getElementById('report').textContent"));
        JsonNode plot = data.get("sections").get(0).get("data");
        long measured = 0;
        for (int row = 0; row < plot.get("rows").size(); row++) {
            measured += plot.get("subjects").size(); // each of the committed run has every case
        }
        assertThat(count(".dots .mark")).isEqualTo(measured);
        assertThat(console()).isEmpty();
        keep("light");
    }

    @Test
    void theSmallDotsAreThePairsOfTheCsv() throws IOException {
        open(sideBySide());
        long pairs = CsvFiles.read(sideBySide().resolve("samples.csv"), org.jaxrsbench.results.Sample.COLUMNS).stream()
                .map(CsvFiles.Line::fields)
                .filter(f -> f.get(13).equals("throughput")
                        && f.get(16).equals("ok")
                        && !f.get(1).equals("jersey:4.0.3"))
                .map(f -> f.get(1) + f.get(5) + f.get(6) + f.get(9))
                .distinct()
                .count();
        assertThat(count(".dots .pair")).isEqualTo(pairs);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reference-side-by-side",
                "reference-reproduction",
                "reference-reproduction-in-process",
                "reference-deployment"
            })
    void everyCommittedRunOpensWithoutAWordInTheConsole(String name) throws IOException {
        console();
        open(run(name));
        assertThat(count("figure svg")).isPositive();
        assertThat(browser.findElement(By.tagName("h1")).getText()).isNotBlank();
        assertThat(console()).isEmpty();
        keep(name);
    }

    @Test
    void aViewIsInTheAddress() throws IOException {
        String address = open(sideBySide());
        new Select(browser.findElement(By.id("metric"))).selectByValue("alloc");
        new Select(browser.findElement(By.id("relative"))).selectByValue("cxf:4.2.3");
        browser.findElements(By.cssSelector("fieldset input")).get(1).click();
        browser.findElement(By.cssSelector("th:nth-child(3) button")).click();
        String view = browser.getCurrentUrl();
        Object shown = script("return document.querySelector('main').innerText");
        assertThat(view).startsWith(address + "#").contains("metric=alloc", "hide=");
        browser.get("about:blank");
        browser.get(view);
        drawn();
        assertThat(script("return document.querySelector('main').innerText")).isEqualTo(shown);
        assertThat(new Select(browser.findElement(By.id("metric")))
                        .getFirstSelectedOption()
                        .getText())
                .isEqualTo("alloc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void itIsAccessible(String scheme) throws IOException {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        try {
            open(sideBySide());
            List<String> violations = new AxeBuilder()
                    .analyze(browser).getViolations().stream()
                            .map(rule -> rule.getId() + ": " + nodes(rule))
                            .toList();
            assertThat(violations).isEmpty();
            keep("scheme-" + scheme);
        } finally {
            browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
        }
    }

    private static String nodes(Rule rule) {
        return rule.getNodes().stream().map(n -> n.getHtml()).limit(3).toList().toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference-side-by-side", "reference-reproduction"})
    void aPhoneNeedsNoScrollingSideways(String name) throws IOException {
        open(360, run(name));
        assertThat((Long) script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(360L);
        assertThat((Long) script("return [].filter.call(document.querySelectorAll('svg text'), function (t) {"
                        + " return parseFloat(getComputedStyle(t).fontSize) * t.getCTM().a < 9; }).length"))
                .as("texts too small to read")
                .isZero();
        keep("phone-" + name);
    }

    @Test
    void marksAreReachedByKeyboard() throws IOException {
        open(sideBySide());
        WebElement first = browser.findElement(By.cssSelector(".dots .told[tabindex='0']"));
        first.sendKeys(Keys.ARROW_RIGHT);
        WebElement tip = browser.findElement(By.cssSelector(".tip"));
        assertThat(tip.isDisplayed()).isTrue();
        assertThat(tip.getText()).isEqualTo(browser.switchTo().activeElement().getAttribute("aria-label"));
    }

    @Test
    void hostileNamesDoNothing() throws IOException {
        Path run = Files.createDirectory(folder.resolve("run"));
        for (String file : List.of("samples.csv", "environment.csv", "health.csv")) {
            List<String> lines = Files.readAllLines(sideBySide().resolve(file));
            Files.writeString(run.resolve(file), hostile(file, lines));
        }
        console();
        open(run);
        assertThat(browser.getTitle()).isNotEqualTo("hostile");
        assertThat(count("img")).isZero();
        assertThat(count("main script")).isZero();
        assertThat(browser.findElement(By.tagName("body")).getText()).contains("onerror=");
        assertThat(console()).isEmpty();
    }

    /** Every text that a file lets one choose freely. */
    private static String hostile(String file, List<String> lines) {
        StringBuilder text = new StringBuilder(lines.get(0)).append('\n');
        for (String line : lines.subList(1, lines.size())) {
            List<String> fields = new java.util.ArrayList<>(CsvFiles.parseLine(line));
            switch (file) {
                case "samples.csv" -> List.of(0, 1, 2, 3, 4, 5).forEach(i -> fields.set(i, fields.get(i) + HOSTILE));
                case "health.csv" -> List.of(0, 1).forEach(i -> fields.set(i, fields.get(i) + HOSTILE));
                default -> {
                    if (List.of("cpu_model", "os", "commit", "jvm", "started", "settings")
                            .contains(fields.get(0))) {
                        fields.set(1, fields.get(1) + HOSTILE);
                    }
                }
            }
            text.append(CsvFiles.line(fields));
        }
        return text.toString();
    }

    @Test
    void fiftyThousandSamplesAreDrawnInASecond() throws IOException {
        Path run = Files.createDirectory(folder.resolve("run"));
        Files.copy(sideBySide().resolve("environment.csv"), run.resolve("environment.csv"));
        StringBuilder text = new StringBuilder(CsvFiles.line(org.jaxrsbench.results.Sample.COLUMNS));
        int rows = 0;
        for (int c = 0; c < 10; c++) {
            for (int s = 0; s < 5; s++) {
                for (int round = 1; round <= 10; round++) {
                    for (int i = 1; i <= 50; i++) {
                        for (String metric : List.of("throughput,ops/s", "cpu,ns/op")) {
                            text.append("r,s:")
                                    .append(s)
                                    .append(",s,")
                                    .append(s)
                                    .append(",17,B")
                                    .append(c)
                                    .append("Benchmark.dispatch,,thrpt,1,")
                                    .append(round)
                                    .append(",1,1,")
                                    .append(i)
                                    .append(',')
                                    .append(metric.split(",")[0])
                                    .append(',')
                                    .append(100 + 10 * s + round + (i * 7 + c) % 5)
                                    .append(',')
                                    .append(metric.split(",")[1])
                                    .append(",ok\n");
                            rows++;
                        }
                    }
                }
            }
        }
        Files.writeString(run.resolve("samples.csv"), text);
        assertThat(rows).isEqualTo(50_000);
        open(run);
        // The number of marks does not grow with samples: what is drawn is bounded by what there is to see.
        assertThat(count("figure svg *")).isLessThan(5_000);
        assertThat(count(".dots .mark")).isEqualTo(50);
        double ms = ((Number)
                        script("const t = performance.now(); window.dispatchEvent(new HashChangeEvent('hashchange'));"
                                + " return performance.now() - t"))
                .doubleValue();
        System.out.printf(
                "50,000 samples drawn in %.0f ms, page %d kB%n", ms, Files.size(folder.resolve("page.html")) / 1000);
    }

    @Test
    void itPrints() throws IOException {
        open(sideBySide());
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        try {
            assertThat(browser.findElement(By.cssSelector(".controls")).isDisplayed())
                    .isFalse();
            assertThat(browser.findElement(By.cssSelector("figure svg")).isDisplayed())
                    .isTrue();
            keep("print");
        } finally {
            browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
        }
    }
}
