package org.example.library;

/** How many copies there are. The real one asks another service. */
public interface Stock {

    /** Copies of a book on the shelf. */
    int copies(String isbn);
}
