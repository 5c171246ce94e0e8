package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.cli.plan.AppPlan;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.OwnApplication;
import org.jaxrsbench.protocol.OwnApplication.Answer;
import org.jaxrsbench.protocol.OwnApplication.OwnRequest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.MeasurementFailedException;

/** Puts somebody else's application behind the class paths of subjects, and has one of them say what it answers. */
public final class ForeignApps {

    private static final int RECORDING_SECONDS = 120;
    private static final int SERVER_ERROR = 500;

    private final Path requestsFile;
    private final List<OwnRequest> requests;
    private final ForeignJars jars;

    /**
     * The application of a plan.
     *
     * @throws BadInputException if something of it is wrong
     */
    public ForeignApps(AppPlan plan, Path checkout) throws IOException {
        requestsFile = Path.of(plan.requests());
        requests = RequestsFile.read(requestsFile);
        jars = new ForeignJars(
                paths(plan.apps()),
                paths(plan.classPath()),
                checkout.resolve("target/apps"),
                new OwnApplication(
                        List.of(), plan.classes(), plan.application(), plan.validation(), plan.json(), requests, ""));
    }

    private static List<Path> paths(List<String> names) {
        return names.stream().map(Path::of).map(Path::toAbsolutePath).toList();
    }

    /**
     * A subject that measures the application.
     *
     * @throws BadInputException if a request has no expected answer
     */
    public Launchable behind(Launchable subject) throws IOException {
        RequestsFile.requireAnswers(requestsFile, requests);
        return onClassPath(subject);
    }

    private Launchable onClassPath(Launchable subject) throws IOException {
        return new Launchable(subject.subject(), jars.behind(subject.classPath()), subject.java());
    }

    /**
     * Asks a subject each request, twice, and writes what it answered beside the requests.
     *
     * @param progress where it is said what to look at
     * @return the file, which was not there before
     * @throws BadInputException if the file is there
     * @throws MeasurementFailedException if the application does not boot, or does not answer
     */
    public Path record(Launchable subject, PrintStream progress) throws IOException, InterruptedException {
        Path to = requestsFile.resolveSibling(
                requestsFile.getFileName().toString().replaceFirst("\\.csv$", "") + ".recorded.csv");
        if (Files.exists(to)) {
            throw new BadInputException(to + " is there already; move it away, because it may have been reviewed");
        }
        List<Answer> answers = new ArrayList<>();
        List<String> lines = ask(onClassPath(subject));
        for (int i = 0; i < lines.size(); i++) {
            List<String> reply = CsvFiles.parseLine(lines.get(i));
            if (reply.get(0).equals("failed")) {
                throw new MeasurementFailedException(subject.subject().label() + ": " + reply.get(1));
            }
            int status = Integer.parseInt(reply.get(0));
            boolean same = Boolean.parseBoolean(reply.get(3));
            if (status >= SERVER_ERROR) {
                progress.println("look at it: " + requests.get(i).name() + " answered " + status);
            }
            if (!same) {
                progress.println("look at it: " + requests.get(i).name()
                        + " answered something else the second time; any entity will do, its status is checked");
            }
            answers.add(new Answer(status, reply.get(1), Base64.getDecoder().decode(reply.get(2)), !same));
        }
        if (answers.size() != requests.size()) {
            throw new MeasurementFailedException(
                    subject.subject().label() + ": " + answers.size() + " answers to " + requests.size() + " requests");
        }
        RequestsFile.write(to, requestsFile, answers);
        return to;
    }

    private static List<String> ask(Launchable prepared) throws IOException, InterruptedException {
        Path replies = Files.createTempFile("jaxrs-bench", ".replies");
        Path log = Files.createTempFile("jaxrs-bench", ".log");
        try {
            List<String> command = new ArrayList<>(List.of(prepared.java().toString()));
            command.addAll(List.of(JvmFlags.with("").split(" ")));
            command.addAll(prepared.program());
            command.add("--record");
            Process process = new ProcessBuilder(command)
                    .redirectOutput(replies.toFile())
                    .redirectError(log.toFile())
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(RECORDING_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new MeasurementFailedException(
                        prepared.subject().label() + ": no answers in " + RECORDING_SECONDS + " s");
            }
            List<String> lines = Files.readAllLines(replies, StandardCharsets.UTF_8);
            if (process.exitValue() != 0 || lines.isEmpty()) {
                List<String> said = Files.readAllLines(log, StandardCharsets.UTF_8);
                throw new MeasurementFailedException(prepared.subject().label() + ": it ended with "
                        + process.exitValue() + (said.isEmpty() ? "" : ": " + said.get(0)));
            }
            return lines;
        } finally {
            Files.deleteIfExists(replies);
            Files.deleteIfExists(log);
        }
    }
}
