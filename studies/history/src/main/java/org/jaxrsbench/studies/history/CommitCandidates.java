package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.Git;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.ChildProcess;

/**
 * Commits of a repository, each built by a command that leaves a benchmarks jar. They are built in a work tree of their own, so that the
 * repository's own files are left alone, and each one once: the jar is kept by the commit's hash.
 *
 * @param build a command of the shell, run at the top of the work tree
 * @param jar where it leaves the jar, relative to that
 * @param cache where jars are kept
 */
public record CommitCandidates(Git git, String build, Path jar, Path cache, PrintStream progress)
        implements BisectCandidates {

    private static final Duration LIMIT = Duration.ofHours(1);

    /** The commits along the first parents. */
    @Override
    public List<String> between(String good, String bad) throws IOException, InterruptedException {
        String first = git.commit(good);
        String last = git.commit(bad);
        List<String> hashes = new ArrayList<>(List.of(first));
        git.run("rev-list", "--first-parent", "--reverse", first + ".." + last)
                .lines()
                .forEach(hashes::add);
        String parent = hashes.size() < 2 ? "" : git.run("rev-parse", hashes.get(1) + "^");
        if (!parent.equals(first)) {
            throw new BadInputException(good + " does not come before " + bad + " in " + git.folder()
                    + "; expected the good commit first, and the bad one to go on from it");
        }
        return hashes;
    }

    @Override
    public Release tried(String hash) throws IOException, InterruptedException {
        Path built = built(hash);
        if (Files.exists(built)) {
            return new Release(hash, "");
        }
        progress.println("building " + hash);
        Path tree = cache.resolve("tree");
        git.checkOut(hash, tree);
        Path log = cache.resolve(hash + ".log");
        int code =
                ChildProcess.run(tree, log, LIMIT, List.of("sh", "-c", build)).code();
        Path left = tree.resolve(jar);
        if (code != 0 || !Files.exists(left)) {
            return new Release(
                    hash, (code != 0 ? "its build ended with " + code : "its build left no " + jar) + "; see " + log);
        }
        Files.move(
                left.toRealPath(), built, StandardCopyOption.ATOMIC_MOVE); // so that a build that leaves none is seen
        return new Release(hash, "");
    }

    @Override
    public String subject(String hash) {
        return "jar:" + built(hash);
    }

    private Path built(String hash) {
        return cache.resolve(hash + ".jar");
    }
}
