package org.jaxrsbench.cli;

import java.util.concurrent.Callable;

/** A command that a study adds; it returns an exit code. The service loader finds it, so that the tool knows no study. */
public interface StudyCommand extends Callable<Integer> {}
