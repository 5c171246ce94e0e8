package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.core.Configuration;
import jakarta.validation.constraints.NotEmpty;

/** The service's settings. */
public class HelloWorldConfiguration extends Configuration {

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

    /** Whom it is said to where the request names nobody. */
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
