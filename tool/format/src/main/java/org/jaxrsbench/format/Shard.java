package org.jaxrsbench.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of what is measured on several machines.
 *
 * @param part from 1
 * @param of how many parts there are
 */
public record Shard(int part, int of) {

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d?)/([1-9]\\d?)");

    /**
     * Reads {@code 2/4}.
     *
     * @throws BadInputException if the text is something else, or there are fewer parts
     */
    public static Shard parse(String text) {
        Matcher shard = TEXT.matcher(text);
        if (!shard.matches() || Integer.parseInt(shard.group(1)) > Integer.parseInt(shard.group(2))) {
            throw new BadInputException("--shard " + text + ": expected a part and how many there are, such as 2/4");
        }
        return new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
    }

    /** Whether this is all of it. */
    public boolean isWhole() {
        return of == 1;
    }

    /**
     * How many of the rounds this part has: the same in each, or one more in the first ones.
     *
     * @throws BadInputException if there is no round for it
     */
    public int rounds(int all) {
        if (all < of) {
            throw new BadInputException("--shard " + this + ": " + all + " rounds cannot be divided by " + of
                    + "; expected as many or more");
        }
        return all / of + (part <= all % of ? 1 : 0);
    }

    @Override
    public String toString() {
        return part + "/" + of;
    }
}
