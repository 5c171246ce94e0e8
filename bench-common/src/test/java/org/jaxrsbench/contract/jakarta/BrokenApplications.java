package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** Each with something that keeps it from serving. */
public final class BrokenApplications {

    private BrokenApplications() {}

    static class NotPublic extends Application {}

    /** Cannot be made. */
    public abstract static class Unfinished extends Application {}

    /** Fails when it is made. */
    public static class Failing extends Application {

        /** For lack of something. */
        public Failing() {
            throw new IllegalArgumentException("no database");
        }
    }

    /** Fails when it is loaded. */
    public static class FailingClass extends Application {

        static final int NUMBER = Integer.parseInt("none");
    }

    /** Needs a class that is not there. */
    public static class Lacking extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            throw new NoClassDefFoundError("com/example/Missing");
        }
    }

    /** Names an interface. */
    public static class OfInterface extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(Shop.class);
        }
    }

    /** Names a resource that nobody can call. */
    public static class OfHiddenResource extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(ShopResource.class, HiddenResource.class);
        }
    }

    /** Names a filter that few can make. */
    public static class OfHiddenFilter extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(ShopResource.class, HiddenFilter.class);
        }
    }

    @Path("hidden")
    static class HiddenResource {}

    static class HiddenFilter implements ContainerResponseFilter {

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.setEntity("filtered");
        }
    }
}
