package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletContext;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;

/**
 * The root context of a servlet container that holds one servlet. What is asked of it while booting is answered.
 */
public final class RootContext implements ServletConfig {

    private final Map<String, Object> attributes = new HashMap<>();
    private final Map<String, String> parameters;
    private final ServletContext context;

    /** A context with these attributes, whose servlet has these init parameters. */
    public RootContext(Map<String, ?> attributes, Map<String, String> parameters) {
        this.parameters = Map.copyOf(parameters);
        this.attributes.putAll(attributes);
        context = (ServletContext) Proxy.newProxyInstance(
                ServletContext.class.getClassLoader(),
                new Class<?>[] {ServletContext.class},
                (proxy, method, args) -> switch (method.getName()) {
                    case "getAttribute" -> this.attributes.get((String) args[0]);
                    case "setAttribute" -> this.attributes.put((String) args[0], args[1]);
                    case "getAttributeNames" -> Collections.enumeration(this.attributes.keySet());
                    case "getInitParameter" -> null;
                    case "getInitParameterNames" -> Collections.emptyEnumeration();
                    case "getContextPath" -> "";
                    case "toString" -> "root context";
                    case "hashCode" -> System.identityHashCode(proxy);
                    case "equals" -> proxy == args[0];
                    default -> method.invoke(Unsupported.CONTEXT, args);
                });
    }

    @Override
    public String getServletName() {
        return "jaxrs-bench";
    }

    @Override
    public ServletContext getServletContext() {
        return context;
    }

    @Override
    public String getInitParameter(String name) {
        return parameters.get(name);
    }

    @Override
    public Enumeration<String> getInitParameterNames() {
        return Collections.enumeration(parameters.keySet());
    }
}
