package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Providers;

/** All its annotations are its interface's. */
public class ShopResource implements Shop {

    @Context
    private Configuration configuration;

    @Context
    private Providers providers;

    @Override
    public String word(String word) {
        return "as it was";
    }

    @Override
    public String property() {
        return String.valueOf(configuration.getProperty("shop.name"));
    }

    @Override
    public String application(Application application) {
        return ((ShopApplication) application).owner();
    }

    @Override
    public ShopApplication.Ticket ticket(ShopApplication.Ticket ticket) {
        return ticket;
    }

    @Override
    public String resolved() {
        return providers
                .getContextResolver(StringBuilder.class, MediaType.WILDCARD_TYPE)
                .getContext(StringBuilder.class)
                .toString();
    }

    @Override
    public String fails() {
        throw new ShopApplication.Closed();
    }
}
