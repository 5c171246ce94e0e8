package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.ChildProcess;

/**
 * What git knows of a repository.
 *
 * @param folder the repository
 */
public record Git(Path folder) {

    private static final Duration LIMIT = Duration.ofMinutes(10);

    /**
     * What a command of git prints.
     *
     * @throws BadInputException if it fails
     */
    public String run(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        ChildProcess.Ended git = ChildProcess.run(folder, null, LIMIT, command);
        if (git.code() != 0) {
            throw new BadInputException("git " + String.join(" ", words) + " failed in " + folder
                    + "; is it a repository, and is there such a commit?");
        }
        return git.said().strip();
    }

    /**
     * The hash of a commit.
     *
     * @throws BadInputException if there is none of that name
     */
    public String commit(String name) throws IOException, InterruptedException {
        try {
            return run("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}");
        } catch (BadInputException e) {
            throw new BadInputException("there is no commit '" + name + "' in " + folder);
        }
    }

    /** Makes a folder a work tree of a commit; one that is there changes to it. */
    public void checkOut(String hash, Path tree) throws IOException, InterruptedException {
        if (Files.exists(tree)) {
            new Git(tree).run("checkout", "--force", "--detach", hash);
        } else {
            Files.createDirectories(tree.toAbsolutePath().getParent());
            run("worktree", "add", "--force", "--detach", tree.toString(), hash);
        }
    }
}
