package org.example.library;

import java.util.List;
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

    @Size(max = 10)
    public List<String> genres;
}
