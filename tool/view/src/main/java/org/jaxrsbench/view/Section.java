package org.jaxrsbench.view;

import java.util.List;

/**
 * A part of a report: a chart with its words.
 *
 * @param kind which chart draws it: the name of a function of the chart scripts
 * @param words what is seen, and in which unit
 * @param data what the chart draws, as its script documents it
 * @param notes what else the reader has to know, a line each
 * @param links to pages that lie beside this one
 * @param details the chart in words, a line each; for those who do not see it
 */
public record Section(
        Kind kind,
        String title,
        String words,
        Object data,
        List<String> notes,
        List<Link> links,
        List<String> details) {

    /**
     * A link.
     *
     * @param address of the page, relative to that of the report
     */
    public record Link(String text, String address) {}

    /** The charts. */
    public enum Kind {
        dots,
        intervals,
        history,
        growth
    }

    /** A chart with its words alone. */
    public static Section of(Kind kind, String title, String words, Object data) {
        return new Section(kind, title, words, data, List.of(), List.of(), List.of());
    }
}
