package org.example.words;

import java.util.Map;
import java.util.TreeMap;

/** What is measured. */
public final class WordCount {

    private WordCount() {}

    /** How often each word is in a text. */
    public static Map<String, Integer> count(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts;
    }
}
