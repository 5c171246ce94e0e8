package org.example.library;

import javax.validation.constraints.Max;
import javax.validation.constraints.Min;
import javax.validation.constraints.Size;

/** What a member thinks of a book. */
public class Review {

    public int number;

    @Min(1)
    @Max(5)
    public int stars;

    @Size(max = 1000)
    public String text;
}
