package org.example.library;

/** Copies of a book. */
public class Shelf {

    public String isbn;

    public int copies;

    public Shelf() {}

    Shelf(String isbn, int copies) {
        this.isbn = isbn;
        this.copies = copies;
    }
}
