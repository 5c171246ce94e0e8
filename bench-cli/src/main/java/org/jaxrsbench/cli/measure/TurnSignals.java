package org.jaxrsbench.cli.measure;

import java.io.IOException;

/** What is done to a fork's process around its turns, beside letting it go. Nothing, but in the studies. */
public interface TurnSignals {

    /** Does nothing. */
    TurnSignals NONE = new TurnSignals() {};

    /** A fork waits for its turn. */
    default void ready(int member, long pid) throws IOException {}

    /** A fork is about to be told to go. */
    default void beforeGo(int member, long pid) throws IOException {}

    /** A fork has left. */
    default void left(int member, long pid) throws IOException {}
}
