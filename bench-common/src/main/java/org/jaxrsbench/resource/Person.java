package org.jaxrsbench.resource;

/** The entity of the JSON resources: a bean of two texts, as in most applications. */
public class Person {

    private String first;
    private String last;

    /** For Jackson. */
    public Person() {}

    /** A person of that name. */
    public Person(String first, String last) {
        this.first = first;
        this.last = last;
    }

    /** First name. */
    public String getFirst() {
        return first;
    }

    /** Sets the first name. */
    public void setFirst(String first) {
        this.first = first;
    }

    /** Last name. */
    public String getLast() {
        return last;
    }

    /** Sets the last name. */
    public void setLast(String last) {
        this.last = last;
    }
}
