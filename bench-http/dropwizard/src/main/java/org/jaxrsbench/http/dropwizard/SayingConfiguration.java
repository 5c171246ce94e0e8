package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.core.Configuration;
import jakarta.validation.constraints.NotEmpty;

/** The service's settings. */
public class SayingConfiguration extends Configuration {

    @NotEmpty
    private String template;

    @NotEmpty
    private String defaultName;

    /** What is said, with {@code %s} for the name. */
    @JsonProperty
    public String getTemplate() {
        return template;
    }

    /** Sets the template. */
    @JsonProperty
    public void setTemplate(String template) {
        this.template = template;
    }

    /** Whom it is said to if the request names no one. */
    @JsonProperty
    public String getDefaultName() {
        return defaultName;
    }

    /** Sets the default name. */
    @JsonProperty
    public void setDefaultName(String defaultName) {
        this.defaultName = defaultName;
    }
}
