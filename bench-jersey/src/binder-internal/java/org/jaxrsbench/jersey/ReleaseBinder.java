package org.jaxrsbench.jersey;

import org.glassfish.jersey.innate.inject.InternalBinder;

/** What Jersey's own containers register their bindings with, from 4.0 on. */
abstract class ReleaseBinder extends InternalBinder {}
