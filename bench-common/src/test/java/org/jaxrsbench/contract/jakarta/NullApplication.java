package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Set;

/** Says nothing. */
public class NullApplication extends Application {

    @Override
    public Set<Class<?>> getClasses() {
        return null;
    }

    @Override
    @SuppressWarnings("deprecation")
    public Set<Object> getSingletons() {
        return null;
    }

    @Override
    public Map<String, Object> getProperties() {
        return null;
    }
}
