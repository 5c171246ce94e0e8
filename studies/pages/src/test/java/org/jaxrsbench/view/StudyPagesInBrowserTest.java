package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.studies.history.HistoryFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** What studies add to a page, in a real browser, where there is one. */
@EnabledIf("org.jaxrsbench.view.Browser#isThere")
class StudyPagesInBrowserTest extends BrowserTest {

    @ParameterizedTest
    @ValueSource(strings = {"reference-reproduction", "history"})
    void hostileTextsDoNothing(String name) throws IOException {
        Path run = folder.resolve("run");
        if (name.equals("history")) {
            run = HistoryFiles.write(run, HOSTILE);
        } else {
            RunCopy.of(run, HOSTILE, CommittedRuns.named(name));
        }
        assertHostileTextsDoNothing(run);
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
        assertFitsAPhone(file);
        browser.keep("phone-history");
    }
}
