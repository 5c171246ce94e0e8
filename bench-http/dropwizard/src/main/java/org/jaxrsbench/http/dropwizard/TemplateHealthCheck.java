package org.jaxrsbench.http.dropwizard;

import com.codahale.metrics.health.HealthCheck;

/** That the template has a place for the name. Dropwizard warns of a service without a health check. */
final class TemplateHealthCheck extends HealthCheck {

    private final String template;

    TemplateHealthCheck(String template) {
        this.template = template;
    }

    @Override
    protected Result check() {
        return String.format(template, "TEST").contains("TEST")
                ? Result.healthy()
                : Result.unhealthy("template doesn't include a name");
    }
}
