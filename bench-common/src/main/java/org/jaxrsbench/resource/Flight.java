package org.jaxrsbench.resource;

import java.util.ArrayList;
import java.util.List;

/**
 * A flight of the airline.
 *
 * @param number such as {@code JB104}
 * @param from airport
 * @param to airport
 * @param date as it was asked for
 * @param price in whole units
 * @param seats that are left
 */
public record Flight(String number, String from, String to, String date, int price, int seats) implements JsonEntity {

    /** How many flights a search finds. */
    public static final int FOUND = 5;

    private static final int PRICE = 120;
    private static final int SEATS = 8;

    /** What a search finds: new objects at each call, as those read from a database would be. */
    public static List<Flight> search(String from, String to, String date) {
        List<Flight> found = new ArrayList<>(FOUND);
        for (int i = 0; i < FOUND; i++) {
            found.add(new Flight("JB10" + i, from, to, date, PRICE + i, SEATS));
        }
        return found;
    }
}
