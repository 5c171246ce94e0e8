package org.jaxrsbench.jersey;

import org.glassfish.hk2.utilities.binding.AbstractBinder;

/** What Jersey's own containers register their bindings with, up to 2.25. */
abstract class ReleaseBinder extends AbstractBinder {}
