package org.jaxrsbench.resource;

import java.util.List;

/**
 * A customer's seats on a flight.
 *
 * @param id of the booking; null before it is made
 * @param customer who booked
 * @param flight number of the flight
 * @param seats how many
 */
public record Booking(String id, String customer, String flight, int seats) implements JsonEntity {

    /** This booking, made: with a name of its own. */
    public Booking made() {
        return new Booking("b-" + customer + "-" + flight, customer, flight, seats);
    }

    /** A customer's booking of two flights, with new objects at each call. */
    public static List<Booking> of(String customer) {
        return List.of(new Booking(null, customer, "JB100", 1).made(), new Booking(null, customer, "JB104", 2).made());
    }
}
