package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Configurable;
import jakarta.ws.rs.core.Configuration;
import java.util.Map;
import java.util.Set;

/** Can register what no getter says: as one implementation's applications do. */
public class CodedApplication extends Application implements Configurable<CodedApplication> {

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(ShopResource.class);
    }

    @Override
    public Configuration getConfiguration() {
        return null;
    }

    @Override
    public CodedApplication property(String name, Object value) {
        return this;
    }

    @Override
    public CodedApplication register(Class<?> type) {
        return this;
    }

    @Override
    public CodedApplication register(Class<?> type, int priority) {
        return this;
    }

    @Override
    public CodedApplication register(Class<?> type, Class<?>... contracts) {
        return this;
    }

    @Override
    public CodedApplication register(Class<?> type, Map<Class<?>, Integer> contracts) {
        return this;
    }

    @Override
    public CodedApplication register(Object object) {
        return this;
    }

    @Override
    public CodedApplication register(Object object, int priority) {
        return this;
    }

    @Override
    public CodedApplication register(Object object, Class<?>... contracts) {
        return this;
    }

    @Override
    public CodedApplication register(Object object, Map<Class<?>, Integer> contracts) {
        return this;
    }
}
