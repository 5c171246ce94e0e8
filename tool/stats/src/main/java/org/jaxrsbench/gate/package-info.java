/**
 * The regression gate as a library: from samples to verdicts. It starts no process, reads no clock and asks no network; what it is told
 * comes in as values, and what is wrong comes out as {@link org.jaxrsbench.format.BadInputException} or
 * {@link org.jaxrsbench.format.IncomparableException}.
 *
 * <p>Measure pairs: in each round one fork of the baseline and one of the candidate, alive together, a fair coin deciding which is
 * launched first. Make a {@link org.jaxrsbench.format.Sample} of each measured iteration, with the round and the slot of its fork, or
 * read a run folder ({@link org.jaxrsbench.format.RunFolder#readSamples}). Then
 *
 * <pre>{@code
 * PairTable pairs = PairTable.of(samples, "before", "after", Metric.THROUGHPUT, Pairing.TURNS);
 * Check check = new Check(GateSettings.standard(), Metric.THROUGHPUT, AllowFile.NONE, LocalDate.now());
 * for (CheckResult.Row row : check.rows(pairs, samples, true)) {
 *     System.out.println(row.benchmarkCase() + ": " + row.verdict() + ", change " + row.change().change());
 * }
 * }</pre>
 *
 * <p>Verdicts are given from 6 pairs on, and regressions in time are named from 8; 30 are used at most. The error rates that
 * {@code docs/statistics.md} states hold for pairs that were measured so, with all cases of a check judged together. They say nothing of runs
 * that did not take turns.
 *
 * <p>As a dependency: {@code org.jaxrsbench:bench-stats}.
 */
package org.jaxrsbench.gate;
