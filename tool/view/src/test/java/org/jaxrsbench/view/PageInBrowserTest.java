package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.gate.CheckCsv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The page in a real browser, where there is one. */
@EnabledIf("org.jaxrsbench.view.Browser#isThere")
class PageInBrowserTest extends BrowserTest {

    private static final Path SERVICE = CommittedRuns.named("reference-service");

    private static final Path RED_CHECK = Path.of("src/test/resources/red-check");

    /** Marks are ratios, and the small dots the pairs of the CSV. */
    @Test
    void thereAreAsManyMarksAsRatiosAndPairs() throws IOException {
        open(WIDE, SERVICE);
        JsonNode plot = new ObjectMapper()
                .readTree((String) browser.script("return document.getElementById('report').textContent"))
                .at("/sections/0/data");
        long measured = (long) plot.get("rows").size() * plot.get("subjects").size(); // each has every case
        assertThat(browser.count(".dots .mark")).isEqualTo(measured);
        long pairs = PairRow.TABLE.read(SERVICE.resolve("pairs.csv")).stream()
                .filter(p -> p.baseline().equals("jersey:4.0.3") && p.metric() == Metric.COST)
                .count();
        assertThat(browser.count(".dots .pair")).isEqualTo(pairs);
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference-service", "reference-reproduction", "reference-reproduction-in-process"})
    void everyCommittedRunOpensWithoutAWordInTheConsole(String name) throws IOException {
        browser.console();
        open(WIDE, CommittedRuns.named(name));
        assertThat(browser.count("figure svg")).isPositive();
        assertThat(first("h1").getText()).isNotBlank();
        assertThat(browser.console()).isEmpty();
        browser.keep(name);
    }

    @Test
    void aViewIsInTheAddress() throws IOException {
        String address = open(WIDE, SERVICE);
        new Select(first("#metric")).selectByValue("alloc");
        new Select(first("#relative")).selectByValue("cxf:4.2.3");
        browser.driver().findElements(By.cssSelector("fieldset input")).get(1).click();
        first("th:nth-child(3) button").click();
        String view = browser.driver().getCurrentUrl();
        Object shown = browser.script("return document.querySelector('main').innerText");
        assertThat(view).startsWith(address + "#").contains("metric=alloc", "hide=");
        browser.go(view);
        assertThat(browser.script("return document.querySelector('main').innerText"))
                .isEqualTo(shown);
        assertThat(new Select(first("#metric")).getFirstSelectedOption().getText())
                .isEqualTo("alloc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void itIsAccessible(String scheme) throws IOException {
        browser.media("", scheme);
        try {
            open(WIDE, SERVICE);
            assertThat(browser.violations()).isEmpty();
            browser.keep("scheme-" + scheme);
        } finally {
            browser.media("", "");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference-service", "reference-reproduction"})
    void aPhoneNeedsNoScrollingSideways(String name) throws IOException {
        assertFitsAPhone(CommittedRuns.named(name));
        assertThat((Long) browser.script("return [].filter.call(document.querySelectorAll('svg text'), function (t) {"
                        + " return parseFloat(getComputedStyle(t).fontSize) * t.getCTM().a < 9; }).length"))
                .as("texts too small to read")
                .isZero();
        browser.keep("phone-" + name);
    }

    @Test
    void marksAreReachedByKeyboard() throws IOException {
        open(WIDE, SERVICE);
        WebElement first = first(".dots .told[tabindex='0']");
        first.sendKeys(Keys.ARROW_RIGHT);
        WebElement tip = first(".tip");
        assertThat(tip.isDisplayed()).isTrue();
        assertThat(tip.getText())
                .isEqualTo(browser.driver().switchTo().activeElement().getAttribute("aria-label"));
    }

    @Test
    void aRedCheckOpensAndSaysSo() throws IOException {
        Path check = folder.resolve("check");
        RunCopy.of(check, "", CommittedRuns.named("reference-lens-default"), RED_CHECK);
        Files.writeString(check.resolve("check.json"), "{\"tolerance\": 0.05}");
        Files.createDirectories(check.resolve("recordings"));
        Files.writeString(check.resolve("recordings/flame-cpu-difference.html"), "");
        browser.console();
        open(WIDE, check);
        assertThat(first("h1").getText()).startsWith("REGRESSION: CXF 4.2.3 against Jersey 4.0.3");
        int cases = CheckCsv.TABLE.read(check.resolve("check.csv")).size();
        assertThat(browser.count(".intervals .mark.of-0")).isEqualTo(cases);
        assertThat(browser.count(".intervals .zone")).isEqualTo(1);
        assertThat(first(".note a").getText()).isEqualTo("flame cpu difference");
        assertThat(first(".note a").getDomAttribute("href")).isEqualTo("check/recordings/flame-cpu-difference.html");
        assertThat(browser.console()).isEmpty();
        assertFitsAPhone(check);
        browser.keep("phone-check");
    }

    @Test
    @EnabledIfSystemProperty(named = "page", matches = ".+")
    void aPageThatACommandLeftOpens() throws IOException {
        browser.console();
        browser.open(WIDE, Path.of(System.getProperty("page")));
        assertThat(first("h1").getText()).isNotBlank();
        assertThat(browser.count("figure svg .mark")).isPositive();
        assertThat(browser.violations()).isEmpty();
        assertThat(browser.console()).isEmpty();
        browser.keep("left");
    }

    @Test
    void hostileTextsDoNothing() throws IOException {
        Path run = folder.resolve("run");
        RunCopy.of(run, HOSTILE, CommittedRuns.named("reference-lens-default"), RED_CHECK);
        assertHostileTextsDoNothing(run);
    }

    @Test
    void itPrints() throws IOException {
        open(WIDE, SERVICE);
        browser.media("print", "");
        try {
            assertThat(first(".controls").isDisplayed()).isFalse();
            assertThat(first("figure svg").isDisplayed()).isTrue();
        } finally {
            browser.media("", "");
        }
    }
}
