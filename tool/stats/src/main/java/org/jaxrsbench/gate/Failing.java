package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;

/** A way to fail that says something of the subject, if only the candidate does so, and does so again. */
public enum Failing {
    /** It collects for so long that it says nothing more, before a JVM says itself that memory ran out. */
    FULL("ran out of memory", 2, "^it hung with a full heap"),
    MEMORY("ran out of memory", 3, "OutOfMemory|Java heap space|Metaspace|native thread|GC overhead"),
    FILES("ran out of files", 3, "Too many open files"),
    /** Also as benchmarks of other projects say it. */
    ANSWER("answered wrong", 3, "^wrong answer|^[\\w.$]*Assertion\\w*Error\\b"),
    HANG("hung", 2, "^it hung");

    private final String words;
    private final int rounds;
    private final Pattern why;

    Failing(String words, int rounds, String why) {
        this.words = words;
        this.rounds = rounds;
        this.why = Pattern.compile(why);
    }

    /** What a fork did, such as {@code ran out of memory}. */
    public String words() {
        return words;
    }

    /** Whether it was ended because it said nothing more. */
    public boolean isSilent() {
        return this == HANG || this == FULL;
    }

    /**
     * The way in which a fork failed; empty if it may as well be the machine's fault, or that of what the fork was given.
     *
     * @param why as {@code forks.csv} has it
     */
    public static Optional<Failing> of(String why) {
        return Arrays.stream(values()).filter(f -> f.why.matcher(why).find()).findFirst();
    }

    /**
     * Whether it is a verdict: three rounds in which memory or files ran out, or an answer was wrong, or two in which a fork hung, with a full heap or without.
     *
     * @param whys why the candidate failed, one for each round in which the baseline did not fail
     */
    public static boolean isVerdict(Collection<String> whys) {
        // In sixths, so that two kinds add up.
        return whys.stream()
                        .mapToInt(why -> of(why).map(f -> 6 / f.rounds).orElse(0))
                        .sum()
                >= 6;
    }
}
