package found;

import java.util.List;
import java.util.Map;
import org.jboss.resteasy.core.ResteasyDeploymentImpl;
import org.jboss.resteasy.plugins.server.servlet.HttpServletDispatcher;
import org.jboss.resteasy.spi.Dispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;
import org.jboss.resteasy.spi.ResteasyProviderFactory;

/** RESTEasy's servlet, without a server. */
final class Implementation {

    private final Container container;

    Implementation(List<Class<?>> roots, List<Class<?>> filters) throws Exception {
        ResteasyDeployment deployment = new ResteasyDeploymentImpl();
        deployment.getActualResourceClasses().addAll(roots);
        deployment.getActualProviderClasses().addAll(filters);
        deployment.start();
        container = new Container(
                new HttpServletDispatcher(),
                Map.of(
                        ResteasyDeployment.class.getName(),
                        deployment,
                        ResteasyProviderFactory.class.getName(),
                        deployment.getProviderFactory(),
                        Dispatcher.class.getName(),
                        deployment.getDispatcher()));
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        return container.answer(method, path, headers, body);
    }
}
