package org.example.library;

import javax.validation.constraints.NotNull;
import javax.validation.constraints.Size;

/** Who wrote a book. */
public class Author {

    public int id;

    @NotNull
    @Size(min = 1, max = 100)
    public String name;

    public int born;
}
