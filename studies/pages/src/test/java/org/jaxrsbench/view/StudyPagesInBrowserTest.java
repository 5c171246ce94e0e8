package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.studies.history.HistoryFiles;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What studies add to a page, in a real browser, where there is one. */
@EnabledIf("org.jaxrsbench.view.Browser#isThere")
class StudyPagesInBrowserTest {

    private static final int WIDE = 1120;

    private static Browser browser;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        browser = new Browser();
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    private void open(int width, Path file) {
        Path page = folder.resolve("page.html");
        Reports.page(List.of(file), page);
        browser.open(width, page);
    }

    private static WebElement first(String selector) {
        return browser.driver().findElement(By.cssSelector(selector));
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference-reproduction", "history"})
    void hostileTextsDoNothing(String name) throws IOException {
        Path run = folder.resolve("run");
        if (name.equals("history")) {
            run = HistoryFiles.write(run, Browser.HOSTILE);
        } else {
            RunCopy.of(CommittedRuns.named(name)).hostile(Browser.HOSTILE).into(run);
        }
        browser.console();
        open(WIDE, run);
        assertThat(browser.driver().getTitle()).isNotEqualTo("hostile");
        assertThat(browser.count("img") + browser.count("main script")).isZero();
        assertThat(first("body").getText()).contains("onerror=");
        assertThat(browser.console()).isEmpty();
    }

    @Test
    void aHistoryHasAMarkForEachReleaseAndStep() throws IOException {
        Path file = HistoryFiles.write(folder.resolve("history"), "");
        browser.console();
        open(WIDE, file);
        assertThat(first("h1").getText())
                .isEqualTo("The largest step of toy: GET helloworld at 1.6, cost 18.0x as good [16.3, 19.7].");
        assertThat(browser.count(".history .small:not(.key)")).isEqualTo(HistoryFiles.RELEASES * HistoryFiles.CHARTS);
        assertThat(browser.count(".changes .mark:not(.hollow)")).isEqualTo(1);
        assertThat(browser.count(".changes .hollow")).isEqualTo(1);
        first(".changes .mark").sendKeys(Keys.ARROW_RIGHT);
        assertThat(first(".changes .mark").getAttribute("aria-label"))
                .contains("1.5 to 1.6", "12 pairs", "confirmed", "a cache");
        assertThat(browser.violations()).isEmpty();
        assertThat(browser.console()).isEmpty();
        browser.keep("history");
        open(Browser.PHONE, file);
        assertThat(browser.width()).isLessThanOrEqualTo(Browser.PHONE);
        browser.keep("phone-history");
    }
}
