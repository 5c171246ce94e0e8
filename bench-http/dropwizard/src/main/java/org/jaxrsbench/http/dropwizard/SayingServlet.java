package org.jaxrsbench.http.dropwizard;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Says hello without Jersey. */
final class SayingServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient Sayings sayings;

    SayingServlet(Sayings sayings) {
        this.sayings = sayings;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String name = request.getParameter("name");
        if (name != null && name.length() > Sayings.LONGEST_NAME) {
            response.sendError(HttpServletResponse.SC_BAD_REQUEST);
            return;
        }
        response.setContentType("application/json");
        Sayings.write(sayings.nextId(), sayings.content(name), response.getOutputStream());
    }
}
