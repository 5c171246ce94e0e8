package org.example.library;

import javax.validation.constraints.NotNull;
import javax.validation.constraints.Size;

/** Who may borrow books. */
public class Member {

    public int id;

    @NotNull
    @Size(min = 1, max = 100)
    public String name;
}
