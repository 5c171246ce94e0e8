package org.example.library;

import java.util.Set;
import javax.ws.rs.core.Application;

/** The application: its classes, and one object around a stub in place of a service that is somewhere else. */
public class LibraryApplication extends Application {

    private static final int SOME = 7;

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(
                BooksResource.class,
                MembersResource.class,
                CatalogResource.class,
                ReaderFilter.class,
                ConstraintMapper.class);
    }

    @Override
    public Set<Object> getSingletons() {
        return Set.of(new StockResource(isbn -> isbn.length() % SOME));
    }
}
