package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The answer, as a bean. */
public class Saying {

    private final long id;
    private final String content;

    /** The saying of that number. */
    public Saying(long id, String content) {
        this.id = id;
        this.content = content;
    }

    /** Its number. */
    @JsonProperty
    public long getId() {
        return id;
    }

    /** What is said. */
    @JsonProperty
    public String getContent() {
        return content;
    }
}
