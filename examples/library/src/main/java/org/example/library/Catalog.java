package org.example.library;

import java.util.ArrayList;
import java.util.List;

/** The data: made up from identifiers, so that an answer does not depend on what was sent before. */
final class Catalog {

    private static final List<String> GENRES = List.of("poetry", "travel", "crime", "history");
    private static final int FIRST_YEAR = 1960;
    private static final int YEARS = 60;

    private Catalog() {}

    static List<String> genres() {
        return GENRES;
    }

    static Book book(int id) {
        Book book = new Book();
        book.id = id;
        book.title = "Volume " + id;
        book.isbn = String.format("978%010d", id);
        book.year = FIRST_YEAR + id % YEARS;
        book.genres = List.of(GENRES.get(id % GENRES.size()));
        return book;
    }

    static List<Book> books(int first, int count) {
        List<Book> books = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            books.add(book(first + i));
        }
        return books;
    }

    static Author author(int id) {
        Author author = new Author();
        author.id = id;
        author.name = "Author " + id;
        author.born = FIRST_YEAR - id % YEARS;
        return author;
    }

    static Review review(int book, int number) {
        Review review = new Review();
        review.number = number;
        review.stars = 1 + (book + number) % 5;
        review.text = "What " + number + " thinks of " + book;
        return review;
    }

    static Loan loan(int number) {
        Loan loan = new Loan();
        loan.number = number;
        loan.book = 100 + number;
        loan.due = "2026-12-" + (10 + number);
        return loan;
    }
}
