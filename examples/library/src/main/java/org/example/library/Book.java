package org.example.library;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.validation.constraints.Max;
import javax.validation.constraints.Min;
import javax.validation.constraints.NotNull;
import javax.validation.constraints.Pattern;
import javax.validation.constraints.Size;

/** A book of the catalog. */
public class Book {

    public int id;

    @NotNull
    @Size(min = 1, max = 200)
    public String title;

    @NotNull
    @Pattern(regexp = "\\d{13}")
    public String isbn;

    @Min(1450)
    @Max(2100)
    public int year;

    /** Made up from its identifier, so that an answer does not depend on what was sent before. */
    static Book of(int id) {
        Book book = new Book();
        book.id = id;
        book.title = "Volume " + id;
        book.isbn = String.format(Locale.ROOT, "978%010d", id);
        book.year = 1960 + id % 60;
        return book;
    }

    /** Books with successive identifiers. */
    static List<Book> of(int first, int count) {
        return IntStream.range(first, first + count).mapToObj(Book::of).collect(Collectors.toList());
    }
}
