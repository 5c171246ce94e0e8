package org.example.library;

/** What a member thinks of a book. */
public class Review {

    public int number;

    public int stars;

    public String text;

    public Review() {}

    Review(int book, int number) {
        this.number = number;
        stars = 1 + (book + number) % 5;
        text = "What " + number + " thinks of " + book;
    }
}
