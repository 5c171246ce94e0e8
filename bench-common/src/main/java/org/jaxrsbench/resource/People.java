package org.jaxrsbench.resource;

import java.util.ArrayList;
import java.util.List;

/** Whom the JSON resources answer with. Like {@link Texts}, kept where the compiler cannot treat it as constant. */
public final class People {

    /** Length of the list. */
    public static final int MANY = 100;

    private static String first = "Jane";
    private static String last = "Doe";
    private static final String[] FIRSTS = new String[MANY];

    static {
        for (int i = 0; i < MANY; i++) {
            FIRSTS[i] = first + i;
        }
    }

    private People() {}

    /** One person, a new object at each call as one read from a database would be. */
    public static Person one() {
        return new Person(first, last);
    }

    /** A hundred, all new objects. */
    public static List<Person> many() {
        List<Person> people = new ArrayList<>(MANY);
        for (String name : FIRSTS) {
            people.add(new Person(name, last));
        }
        return people;
    }
}
