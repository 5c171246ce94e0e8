package org.jaxrsbench.resource;

/**
 * Somebody who flies.
 *
 * @param id of the customer
 * @param first name
 * @param last name
 * @param miles flown
 */
public record Customer(String id, String first, String last, int miles) implements JsonEntity {

    private static final int MILES = 1250;

    /** A customer as read from a database. */
    public static Customer of(String id) {
        return new Customer(id, "Jane", "Doe", MILES);
    }
}
