package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The chart scripts, in the engine that makes SVG files of them. They are the same that the page runs, and need no document, so there
 * is no second runner for them.
 */
class ChartScriptsTest {

    private static final String PLOT = """
            {"subjects": ["a:1", "b:2", "c:3"], "names": ["A 1", "B 2", "C 3"], "relative": 0,
             "rows": [{"label": "Service", "mix": true, "measured": [0, 1, 2]},
                     {"label": "GET helloworld", "mix": false, "measured": [0, 2]}],
             "metrics": [{"label": "throughput", "unit": "ops/s", "higherIsBetter": true, "cells": [
               [{"a": 0, "b": 1, "ratio": 2, "low": 1.6, "high": 2.5, "pairs": [1.9, 2.1]},
                {"a": 1, "b": 2, "ratio": 4, "low": null, "high": null, "pairs": []}],
               [{"a": 0, "b": 2, "ratio": 0.25, "low": 0.2, "high": 0.3125, "pairs": [0.25]}]]}]}
            """;

    private static JsonNode evaluate(String expression) {
        return Pictures.evaluate(expression, Map.of("plot", PLOT));
    }

    @ParameterizedTest
    @CsvSource({"0.4, 60, 8", "0.97, 1.04, 6", "0.001, 1000, 5", "0.9, 2.1, 3", "1e-7, 1e7, 4"})
    void ticksAreRoundInsideAndNotTooMany(double low, double high, int wanted) {
        JsonNode ticks = evaluate("charts.logTicks(" + low + "," + high + "," + wanted + ")");
        assertThat(ticks.size()).isBetween(1, wanted);
        ticks.forEach(t -> assertThat(t.asDouble()).isBetween(low * 0.99999, high * 1.00001));
    }

    @Test
    void theOtherWayRoundIsTheInverse() {
        JsonNode ratio = evaluate("charts.ratioOf(plot.metrics[0].cells[0], 1, 0)");
        assertThat(ratio.get("ratio").asDouble()).isEqualTo(0.5);
        assertThat(ratio.get("low").asDouble()).isEqualTo(0.4);
        assertThat(ratio.get("high").asDouble()).isEqualTo(0.625);
        assertThat(ratio.get("pairs").get(0).asDouble()).isEqualTo(1 / 1.9);
    }

    /** What was not measured has no mark, and a row without the subject to compare with is left out. */
    @ParameterizedTest
    @CsvSource({"0, '[[0,1],[0,2]]'", "1, '[[0,1,2]]'"})
    void whatWasMeasuredHasAMark(int relative, String subjects) {
        JsonNode rows = evaluate("charts.dotMarks(plot, {metric: 0, relative: " + relative
                + ", shown: [true, true, true]}).map(function (row) {"
                + " return row.marks.map(function (mark) { return mark.subject; }); })");
        assertThat(rows.toString()).isEqualTo(subjects);
    }

    @ParameterizedTest
    @CsvSource({"mark of-1, 1, 0", "pair of-1, 2, 0", "pair of-2, 1, 1"})
    void aPairIsASmallDotAndAHiddenSubjectHasNoMark(String mark, int shown, int withoutTheSecond) {
        assertThat(tags(dots(600, "[true, true, true]"), mark)).hasSize(shown);
        assertThat(tags(dots(600, "[true, false, true]"), mark)).hasSize(withoutTheSecond);
    }

    @ParameterizedTest
    @ValueSource(ints = {320, 360, 559, 560, 860, 1400})
    void nothingStandsOutsideThePicture(int width) {
        JsonNode picture = dots(width, "[true, true, true]");
        double height = picture.get("attributes").get("height").asDouble();
        for (JsonNode node : all(picture, new ArrayList<>())) {
            JsonNode at = node.get("attributes");
            for (String place : List.of("x", "x1", "x2", "cx", "y", "y1", "y2", "cy")) {
                assertThat(at.path(place).asDouble(0))
                        .as(node.toString())
                        .isBetween(0.0, place.contains("x") ? width : height);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.0512, 0.051", "0.524, 0.52", "3.974, 3.97", "16.83, 16.8", "640.4, 640", "1, 1.00", "0, 0"})
    void ratiosHaveTwoOrThreeDigits(double value, String words) {
        assertThat(evaluate("charts.digits(" + value + ")").asText()).isEqualTo(words);
    }

    @Test
    void aLongNameIsCutWhereThereIsNoRoom() {
        String fitted = evaluate("charts.fitted('a name that is much too long', 12, 60)")
                .asText();
        assertThat(fitted).endsWith("\u2026").hasSizeLessThan(12);
        assertThat(evaluate("charts.fitted('short', 12, 60)").asText()).isEqualTo("short");
    }

    @Test
    void aScreenReaderHearsEveryRatio() {
        assertThat(dots(600, "[true, true, true]").at("/attributes/aria-label").asText())
                .isEqualTo(
                        "throughput relative to A 1. Service: B 2 2.00x [1.60, 2.50]. GET helloworld: C 3 0.25x [0.20, 0.31].");
    }

    @Test
    void aStepHasAMarkAndItsSize() {
        String history = """
                {"reference": "2.35", "releases": ["2.15", "2.16"], "before": [-1, 0],
                 "series": [{"label": "GET", "points": [{"ratio": 0.05, "low": 0.04, "high": 0.06},
                   {"ratio": 1, "low": 0.98, "high": 1.02}]}],
                 "steps": [{"series": 0, "release": 1, "change": 19, "low": 17, "high": 21, "p": 0.001, "pairs": 12,
                   "confirmed": true, "cause": "cached", "source": ""}]}
                """;
        JsonNode picture = Pictures.evaluate("charts.history(data, 800)", Map.of("data", history));
        assertThat(texts(picture)).contains("20.0x", "2.15", "2.16");
        assertThat(tags(picture, "mark of-2")).hasSize(1);
        assertThat(tags(picture, "hollow mark of-2")).isEmpty();
    }

    /** Zero has a place, and each value of each subject a mark, which one after the other goes up where cost does. */
    @ParameterizedTest
    @ValueSource(ints = {360, 900})
    void everyValueOfAParameterHasAMark(int width) {
        String growth = """
                {"subjects": ["A 1", "B 2"], "charts": [
                  {"title": "Filters", "parameter": "count", "metric": "cpu", "unit": "ns", "lines": [
                    {"subject": 0, "slope": "40.0 ns [38.0, 42.0]", "points": [
                      {"value": 0, "cost": 1000, "low": 900, "high": 1100, "words": "1.00 us [0.90, 1.10]"},
                      {"value": 4, "cost": 1160, "low": 1000, "high": 1200, "words": "1.16 us [1.00, 1.20]"},
                      {"value": 16, "cost": 1640, "low": 1500, "high": 1700, "words": "1.64 us [1.50, 1.70]"}]},
                    {"subject": 1, "slope": "", "points": [
                      {"value": 0, "cost": 2000, "low": null, "high": null, "words": "2.00 us"},
                      {"value": 16, "cost": 2100, "low": null, "high": null, "words": "2.10 us"}]}]},
                  {"title": "Routes", "parameter": "routes", "metric": "cpu", "unit": "ns", "lines": [
                    {"subject": 1, "slope": "", "points": [
                      {"value": 1, "cost": 500, "low": null, "high": null, "words": "500 ns"},
                      {"value": 100, "cost": 500, "low": null, "high": null, "words": "500 ns"}]}]}]}
                """;
        JsonNode picture = Pictures.evaluate("charts.growth(data, " + width + ")", Map.of("data", growth));
        List<Double> heights = tags(picture, "small mark of-0").stream()
                .map(n -> n.get("attributes").get("transform").asText())
                .map(t -> Double.parseDouble(t.substring(t.indexOf(',') + 1, t.indexOf(')'))))
                .toList();
        assertThat(heights).hasSize(3).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(tags(picture, "small mark of-1")).hasSize(4);
        assertThat(tags(picture, "interval of-0")).hasSize(3);
        assertThat(texts(picture))
                .contains("A 1: one more 40.0 ns [38.0, 42.0]", "Filters", "Routes", "0", "16", "100", "1 us");
    }

    private static JsonNode dots(int width, String shown) {
        return evaluate("charts.dots(plot, {metric: 0, relative: 0, shown: " + shown + "}, " + width + ")");
    }

    private static List<JsonNode> tags(JsonNode tree, String kind) {
        return all(tree, new ArrayList<>()).stream()
                .filter(n -> n.get("attributes").path("class").asText().equals(kind))
                .toList();
    }

    private static List<String> texts(JsonNode tree) {
        return all(tree, new ArrayList<>()).stream()
                .filter(n -> n.has("text"))
                .map(n -> n.get("text").asText())
                .toList();
    }

    private static List<JsonNode> all(JsonNode node, List<JsonNode> into) {
        into.add(node);
        node.get("children").forEach(child -> all(child, into));
        return into;
    }
}
