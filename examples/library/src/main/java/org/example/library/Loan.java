package org.example.library;

import javax.validation.constraints.Min;

/** A book that a member has taken home. */
public class Loan {

    public int number;

    @Min(1)
    public int book;

    public String due;
}
