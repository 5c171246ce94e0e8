package org.jaxrsbench.view;

import java.util.List;
import java.util.Optional;

/**
 * What a page shows of one thing.
 *
 * @param sections none if there is nothing of it
 * @param headline what the page says first, if no panel before this one says something
 */
public record Panel(List<Section> sections, Optional<Headline> headline) {

    /** Nothing. */
    public static final Panel NONE = new Panel(List.of(), Optional.empty());

    /**
     * The first line of a page and the one below it.
     *
     * @param sentence what was found
     * @param below what that rests on
     */
    public record Headline(String sentence, String below) {}

    /** Sections below a headline. */
    public static Panel of(List<Section> sections, Headline headline) {
        return new Panel(sections, Optional.of(headline));
    }
}
