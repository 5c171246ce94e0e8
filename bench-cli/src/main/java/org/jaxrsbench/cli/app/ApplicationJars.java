package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.transformer.AppOption;
import org.eclipse.transformer.TransformOptions;
import org.eclipse.transformer.Transformer;
import org.eclipse.transformer.jakarta.JakartaTransform;
import org.jaxrsbench.cli.plan.AppPlan;
import org.jaxrsbench.cli.subject.FileDigest;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.MeasurementFailedException;
import org.slf4j.LoggerFactory;

/**
 * Somebody else's application. It is put behind the class paths of subjects: its jars, in the namespace of the release that runs it,
 * and the description that the benchmark reads. A subject can be asked what the application answers.
 */
public final class ApplicationJars {

    private static final int RECORDING_SECONDS = 120;
    private static final int SERVER_ERROR = 500;

    /** No such path, method or type: of a request that nobody expected to fail. */
    private static final Set<Integer> OFTEN_A_MISTAKE = Set.of(404, 405, 406, 415);

    private static final ResourceBundle NAMES = ResourceBundle.getBundle("org.jaxrsbench.cli.app.namespaces");

    private final Path requestsFile;
    private final List<UserRequest> requests;
    private final List<Build> builds;

    /**
     * The application as subjects run it.
     *
     * @param work folder for what is made of its jars
     */
    private record Build(List<Path> jars, UserApplication description, Path work) {}

    /**
     * The application of a plan.
     *
     * @param work folder for what is made of its jars, kept for the next time
     * @throws BadInputException if something of it is wrong
     */
    public ApplicationJars(AppPlan plan, Path work) throws IOException {
        requestsFile = Path.of(plan.requests());
        requests = RequestsFile.read(requestsFile);
        List<UserRequest> others =
                plan.candidateRequests().isEmpty() ? requests : RequestsFile.read(Path.of(plan.candidateRequests()));
        List<List<String>> apps = new ArrayList<>(List.of(plan.apps()));
        if (!plan.candidateApps().isEmpty() || others != requests) {
            apps.add(plan.candidateApps().isEmpty() ? plan.apps() : plan.candidateApps());
        }
        List<List<Path>> jars = apps.stream()
                .map(build -> Stream.concat(build.stream(), plan.classPath().stream())
                        .map(name -> Path.of(name).toAbsolutePath())
                        .toList())
                .toList();
        // The same for all builds: subjects are comparable if they were asked the same.
        String digest = digest(jars, described(plan, List.of(), "", requests), described(plan, List.of(), "", others));
        builds = new ArrayList<>();
        for (List<String> build : apps) {
            List<String> searched = build.stream()
                    .map(name -> Path.of(name).getFileName().toString())
                    .toList();
            builds.add(new Build(
                    jars.get(builds.size()),
                    described(plan, searched, digest, builds.isEmpty() ? requests : others),
                    work.resolve(digest + (builds.isEmpty() ? "" : "-candidate"))));
        }
    }

    private static UserApplication described(
            AppPlan plan, List<String> searched, String digest, List<UserRequest> sent) {
        return new UserApplication(
                searched, plan.classes(), plan.application(), plan.validation(), plan.json(), sent, digest);
    }

    private static String digest(List<List<Path>> builds, UserApplication... asked) throws IOException {
        FileDigest digest = new FileDigest();
        for (List<Path> jars : builds) {
            for (Path jar : jars) {
                if (!Files.exists(jar)) {
                    throw new BadInputException(jar + ": there is no such jar or class folder");
                }
                if (jar.toString().endsWith(".war")) {
                    throw new BadInputException(
                            jar + ": a WAR is no class path; expected a jar or a class folder, such as target/classes");
                }
                digest.add(jar.getParent(), jar);
            }
        }
        for (UserApplication each : asked) {
            digest.add(each.toJson());
        }
        return digest.hex();
    }

    /**
     * A subject that measures the application.
     *
     * @param place of the subject in its run, from 0: the second one may run another build
     * @throws BadInputException if a request has no expected answer, or classes cannot be renamed
     */
    public Launchable behind(Launchable subject, int place) throws IOException {
        RequestsFile.requireAnswers(requestsFile, requests);
        return onClassPath(subject, place);
    }

    private Launchable onClassPath(Launchable subject, int place) throws IOException {
        return new Launchable(subject.subject(), behind(subject.classPath(), place), subject.java());
    }

    /** A release's class path with the application behind it. */
    List<Path> behind(List<Path> release, int place) throws IOException {
        Build build = builds.get(place == 1 ? builds.size() - 1 : 0);
        Optional<Namespace> wanted = Namespace.ofApi(release);
        List<Path> classPath = new ArrayList<>(release);
        for (Path jar : build.jars()) {
            Optional<Namespace> own = Namespace.of(jar);
            boolean fits = own.isEmpty() || wanted.isEmpty() || own.equals(wanted);
            classPath.add(fits ? jar : renamed(jar, build.work(), wanted.get()));
        }
        Path folder = build.work().resolve("description");
        Path file = folder.resolve(UserApplication.FILE);
        Files.createDirectories(file.getParent());
        Files.write(file, build.description().toJson());
        classPath.add(folder);
        return classPath;
    }

    /** The renamed jar: it keeps its file name, in a folder of the namespace. */
    private static Path renamed(Path jar, Path work, Namespace wanted) throws IOException {
        Path folder = work.resolve(wanted.name().toLowerCase(Locale.ROOT));
        Path made = folder.resolve(jar.getFileName());
        if (Files.exists(made)) {
            return made;
        }
        Files.createDirectories(folder);
        Path next = Files.createTempDirectory(folder, "new").resolve(jar.getFileName());
        Transformer transformer = new Transformer(
                LoggerFactory.getLogger(Transformer.class), new Renaming(jar, next, wanted == Namespace.BEFORE));
        Transformer.ResultCode result = transformer.run();
        if (result != Transformer.ResultCode.SUCCESS_RC || !Files.exists(next)) {
            throw new BadInputException(jar + ": its classes cannot be renamed for this release (" + result
                    + "); expected a jar of class files");
        }
        Files.move(next, made, StandardCopyOption.ATOMIC_MOVE);
        Files.delete(next.getParent());
        return made;
    }

    /** Eclipse Transformer's rules for the packages of Jakarta EE, or the same the other way. */
    private record Renaming(Path from, Path to, boolean back) implements TransformOptions {

        @Override
        public String getInputFileName() {
            return from.toString();
        }

        @Override
        public String getOutputFileName() {
            return to.toString();
        }

        @Override
        public boolean hasOption(AppOption option) {
            return option == AppOption.INVERT && back || option == AppOption.OVERWRITE;
        }

        @Override
        public String getDefaultValue(AppOption option) {
            return JakartaTransform.getOptionDefaults().get(option.getLongTag());
        }

        @Override
        public Function<String, URL> getRuleLoader() {
            return JakartaTransform.getRuleLoader();
        }
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
        String label = subject.subject().label();
        Path to = requestsFile.resolveSibling(
                requestsFile.getFileName().toString().replaceFirst("\\.csv$", "") + "."
                        + label.replaceAll("[^A-Za-z0-9.@]+", "-") + ".csv");
        if (Files.exists(to)) {
            throw new BadInputException(to + " is there already; move it away, because it may have been reviewed");
        }
        List<Answer> answers = new ArrayList<>();
        for (String line : ask(onClassPath(subject, 0))) {
            List<String> reply = CsvFiles.parseLine(line);
            if (reply.get(0).equals("failed")) {
                throw new MeasurementFailedException(label + ": " + reply.get(1));
            }
            String name = requests.get(answers.size()).name();
            int status = Integer.parseInt(reply.get(0));
            boolean same = Boolean.parseBoolean(reply.get(3));
            boolean expected = requests.get(answers.size()).answer().status() == status;
            if (status >= SERVER_ERROR || OFTEN_A_MISTAKE.contains(status) && !expected) {
                progress.println("look at it: " + name + " answered " + status);
            }
            if (!same) {
                progress.println("look at it: " + name
                        + " answered something else the second time; any entity will do, its status is checked");
            }
            answers.add(new Answer(status, reply.get(1), Base64.getDecoder().decode(reply.get(2)), !same));
        }
        if (answers.size() != requests.size()) {
            throw new MeasurementFailedException(
                    label + ": " + answers.size() + " answers to " + requests.size() + " requests");
        }
        RequestsFile.write(to, requestsFile, answers);
        return to;
    }

    private static List<String> ask(Launchable subject) throws IOException, InterruptedException {
        String label = subject.subject().label();
        List<String> command = new ArrayList<>(List.of(subject.java().toString()));
        command.addAll(List.of(JvmFlags.with("").split(" ")));
        command.addAll(subject.program());
        command.add("--record");
        try (ChildProcess process = new ChildProcess(command)) {
            CompletableFuture.delayedExecutor(RECORDING_SECONDS, TimeUnit.SECONDS)
                    .execute(process.process()::destroyForcibly);
            process.process().getOutputStream().close();
            List<String> lines = process.out().lines().toList();
            int exit = process.process().waitFor();
            if (exit != 0 || lines.isEmpty()) {
                throw new MeasurementFailedException(label + ": it ended with " + exit + process.lastWords(List.of())
                        + "; it is given " + RECORDING_SECONDS + " s");
            }
            return lines;
        }
    }

    /** The package of the API that classes are written against: it was renamed once. Which packages these are stands in a file beside. */
    private enum Namespace {
        BEFORE,
        AFTER;

        private String prefix() {
            return NAMES.getString(name().toLowerCase(Locale.ROOT));
        }

        /** Whether a class file refers to packages that were renamed with those of the API. */
        private boolean isAlsoIn(String code) {
            return Stream.of(NAMES.getString(name().toLowerCase(Locale.ROOT) + ".also")
                            .split(" "))
                    .anyMatch(code::contains);
        }

        /** The one whose API is on a class path. */
        static Optional<Namespace> ofApi(List<Path> classPath) throws IOException {
            for (Path entry : classPath) {
                if (Files.isRegularFile(entry)) {
                    try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                        for (Namespace namespace : values()) {
                            if (Files.exists(jar.getPath(namespace.prefix()))) {
                                return Optional.of(namespace);
                            }
                        }
                    }
                }
            }
            return Optional.empty();
        }

        /**
         * The one that the classes of a jar or class folder refer to; empty if they refer to none. If they do not refer to the API
         * itself, the packages count that were renamed with it, as far as these are of one namespace.
         *
         * @throws BadInputException if it is no jar, or refers to both
         */
        static Optional<Namespace> of(Path app) {
            EnumSet<Namespace> found = EnumSet.noneOf(Namespace.class);
            EnumSet<Namespace> also = EnumSet.noneOf(Namespace.class);
            try (FileSystem jar = Files.isDirectory(app) ? null : FileSystems.newFileSystem(app);
                    Stream<Path> files = Files.walk(jar == null ? app : jar.getPath("/"))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".class")).toList()) {
                    String code = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                    Stream.of(values()).filter(n -> code.contains(n.prefix())).forEach(found::add);
                    Stream.of(values()).filter(n -> n.isAlsoIn(code)).forEach(also::add);
                }
            } catch (IOException | UncheckedIOException | ProviderNotFoundException e) {
                throw new BadInputException(app + ": it is no jar, or cannot be read: " + e.getMessage());
            }
            if (found.size() > 1) {
                throw new BadInputException(app + ": its classes refer to " + BEFORE.prefix() + " and to "
                        + AFTER.prefix() + "; expected one of them");
            }
            return found.isEmpty() && also.size() > 1
                    ? Optional.empty()
                    : (found.isEmpty() ? also : found).stream().findFirst();
        }
    }
}
