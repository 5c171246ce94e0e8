package org.jaxrsbench.http.quarkus;

class ClassicServerTest extends ApplicationContract {}
