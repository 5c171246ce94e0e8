package org.jaxrsbench.view;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Debian's Chromium without a window, and pages in it. */
final class Browser implements AutoCloseable {

    /** The width of a small phone, in CSS pixels. */
    static final int PHONE = 360;

    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Path PICTURES = Path.of("target/pictures");
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final ChromeDriver driver;

    Browser() {
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
        ChromeDriverService.Builder service = new ChromeDriverService.Builder();
        driver = new ChromeDriver(service.usingDriverExecutable(DRIVER.toFile()).build(), options);
    }

    static boolean isThere() {
        return Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER);
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Opens a file as a reader of that width does, and waits until it is drawn. */
    String open(int width, Path page) {
        resize(width, 1400);
        String address = page.toAbsolutePath().toUri().toString();
        go(address);
        return address;
    }

    /** Goes to an address, from another page: a browser that changes the hash alone does not load. */
    void go(String address) {
        driver.get("about:blank");
        driver.get(address);
        new WebDriverWait(driver, LIMIT)
                .until(b -> "yes".equals(script("return document.documentElement.dataset.drawn")));
    }

    Object script(String text, Object... arguments) {
        return driver.executeScript(text, arguments);
    }

    long count(String selector) {
        return (Long) script("return document.querySelectorAll(arguments[0]).length", selector);
    }

    /** What stands in the console since the last call. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    /** As a page for dark or light, for paper or a screen; empty for the browser's own choice. */
    void media(String media, String scheme) {
        List<?> features =
                scheme.isEmpty() ? List.of() : List.of(Map.of("name", "prefers-color-scheme", "value", scheme));
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", media, "features", features));
    }

    /** Keeps a picture of the whole page, to be looked at. */
    void keep(String name) {
        long height = (Long) script("return document.documentElement.scrollHeight");
        long width = (Long) script("return document.documentElement.clientWidth");
        resize(width, Math.min(12_000, height));
        try {
            Files.createDirectories(PICTURES);
            Files.write(PICTURES.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How wide the page is, in CSS pixels: wider than the window if it scrolls sideways. */
    int width() {
        return ((Long) script("return document.documentElement.scrollWidth")).intValue();
    }

    /** What would shut people out, with the elements that do. */
    List<String> violations() {
        return new AxeBuilder()
                .analyze(driver).getViolations().stream()
                        .map(rule -> rule.getId() + ": " + rule.getNodes())
                        .toList();
    }

    private void resize(long width, long height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    @Override
    public void close() {
        driver.quit();
    }
}
