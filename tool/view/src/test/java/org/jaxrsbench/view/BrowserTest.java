package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Tests that look at pages in one browser. */
abstract class BrowserTest {

    /** The width of a window on a desk, in CSS pixels. */
    static final int WIDE = 1120;

    /** A text that does something if a page takes it for markup. */
    static final String HOSTILE =
            "\"><img src=x onerror=document.title='hostile'><script>document.title='hostile'</script>";

    static Browser browser;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        browser = new Browser();
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    String open(int width, Path... runs) {
        Path page = folder.resolve("page.html");
        Reports.page(List.of(runs), page);
        return browser.open(width, page);
    }

    void assertFitsAPhone(Path run) {
        open(Browser.PHONE, run);
        assertThat(browser.width()).isLessThanOrEqualTo(Browser.PHONE);
    }

    void assertHostileTextsDoNothing(Path run) {
        browser.console();
        open(WIDE, run);
        assertThat(browser.driver().getTitle()).isNotEqualTo("hostile");
        assertThat(browser.count("img") + browser.count("main script")).isZero();
        assertThat(first("body").getText()).contains("onerror=");
        assertThat(browser.console()).isEmpty();
    }

    static WebElement first(String selector) {
        return browser.driver().findElement(By.cssSelector(selector));
    }
}
