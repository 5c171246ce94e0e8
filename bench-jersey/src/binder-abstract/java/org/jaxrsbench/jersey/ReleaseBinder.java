package org.jaxrsbench.jersey;

import org.glassfish.jersey.internal.inject.AbstractBinder;

/** What Jersey's own containers register their bindings with, from 2.26 to 3.1. */
abstract class ReleaseBinder extends AbstractBinder {}
