package org.jaxrsbench.fork;

/** The operation of a case, which a fork repeats, checking each answer. */
@FunctionalInterface
public interface Operations {

    /**
     * Does a case's operation so many times.
     *
     * @param index of the case in the order, from 0
     * @param count from 1
     * @throws Exception if an answer is wrong
     */
    void run(int index, int count) throws Exception;
}
