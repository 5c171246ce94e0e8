package org.jaxrsbench.resource;

/** What the JSON resources speak of: two texts. A bean, as most applications have them. */
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
