package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Proxy;

/** The handler behind our requests and responses: it throws for any method that they do not implement. */
final class Unsupported {

    static final HttpServletRequest REQUEST = all(HttpServletRequest.class);
    static final HttpServletResponse RESPONSE = all(HttpServletResponse.class);
    static final ServletContext CONTEXT = all(ServletContext.class);

    private Unsupported() {}

    private static <T> T all(Class<T> type) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    throw new UnsupportedOperationException(
                            type.getSimpleName() + "." + method.getName() + ": no benchmark needs it so far");
                }));
    }
}
