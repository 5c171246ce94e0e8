package org.jaxrsbench.gate.history;

import java.util.Locale;

/** Numbers in the files of a history: five digits, and nothing where there is none. */
final class HistoryNumbers {

    private HistoryNumbers() {}

    static String text(double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%.5g", value) : "";
    }
}
