package found;

import java.util.List;
import java.util.Map;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.jaxrs.JAXRSServerFactoryBean;
import org.apache.cxf.jaxrs.lifecycle.PerRequestResourceProvider;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;

/** CXF's servlet, without a server. */
final class Implementation {

    private final Container container;

    Implementation(List<Class<?>> roots, List<Class<?>> filters) throws Exception {
        Bus bus = new CXFBusFactory().createBus();
        JAXRSServerFactoryBean factory = new JAXRSServerFactoryBean();
        factory.setBus(bus);
        factory.setAddress("/");
        for (Class<?> root : roots) {
            factory.setResourceClasses(root);
            factory.setResourceProvider(root, new PerRequestResourceProvider(root));
        }
        for (Class<?> filter : filters) {
            factory.setProvider(filter.getDeclaredConstructor().newInstance());
        }
        factory.create();
        bus.setExtension(getClass().getClassLoader(), ClassLoader.class);
        CXFNonSpringServlet servlet = new CXFNonSpringServlet();
        servlet.setBus(bus);
        container = new Container(servlet, Map.of());
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        return container.answer(method, path, headers, body);
    }
}
