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
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.transformer.AppOption;
import org.eclipse.transformer.TransformOptions;
import org.eclipse.transformer.Transformer;
import org.eclipse.transformer.jakarta.JakartaTransform;
import org.jaxrsbench.cli.subject.FileDigest;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.plan.AppPlan;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.Reply;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.slf4j.LoggerFactory;

/**
 * Somebody else's application. It is put behind the class paths of subjects: its jars, in the namespace of the release that runs it,
 * and the description that the benchmark reads. A subject can be asked what the application answers.
 */
public final class ApplicationJars {

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
            boolean first = builds.isEmpty();
            List<String> searched = build.stream()
                    .map(name -> Path.of(name).getFileName().toString())
                    .toList();
            builds.add(new Build(
                    jars.get(builds.size()),
                    described(plan, searched, digest, first ? requests : others),
                    work.resolve(digest + (first ? "" : "-candidate"))));
        }
    }

    private static UserApplication described(
            AppPlan plan, List<String> searched, String digest, List<UserRequest> sent) {
        return new UserApplication(
                searched, plan.classes(), plan.application(), plan.validation(), plan.json(), false, sent, digest);
    }

    private static String digest(List<List<Path>> builds, UserApplication... asked) throws IOException {
        FileDigest digest = new FileDigest();
        for (Path jar : builds.stream().flatMap(List::stream).toList()) {
            if (!Files.exists(jar)) {
                throw new BadInputException(jar + ": there is no such jar or class folder");
            }
            if (jar.toString().endsWith(".war")) {
                throw new BadInputException(
                        jar + ": a WAR is no class path; expected a jar or a class folder, such as target/classes");
            }
            digest.add(jar.getParent(), jar);
        }
        for (UserApplication each : asked) {
            digest.add(each.toJson());
        }
        return digest.hex();
    }

    /**
     * A subject that measures the application.
     *
     * @param place of the subject in its run, from 0: every second one may run another build
     * @throws BadInputException if a request has no expected answer, or classes cannot be renamed
     */
    public Launchable behind(Launchable subject, int place) throws IOException {
        RequestsFile.requireAnswers(requestsFile, requests);
        return subject.with(behind(subject.classPath(), place));
    }

    private Build build(int place) {
        return builds.get(place % 2 == 1 ? builds.size() - 1 : 0);
    }

    /** A release's class path with the application behind it. */
    List<Path> behind(List<Path> release, int place) throws IOException {
        Build build = build(place);
        Optional<Namespace> wanted = Namespace.ofApi(release);
        List<Path> classPath = new ArrayList<>(release);
        for (int i = 0; i < build.jars().size(); i++) {
            Path jar = build.jars().get(i);
            Optional<Namespace> own = Namespace.of(jar);
            boolean fits = own.isEmpty() || wanted.isEmpty() || own.equals(wanted);
            classPath.add(fits ? jar : renamed(jar, i, build.work(), wanted.get()));
        }
        // Another run may start JVMs on another description of the same application now.
        byte[] json = build.description().toJson();
        Path folder = build.work().resolve("description-" + HexFormat.of().toHexDigits(Arrays.hashCode(json)));
        Path file = folder.resolve(UserApplication.FILE);
        Files.createDirectories(file.getParent());
        Files.write(file, json);
        classPath.add(folder);
        return classPath;
    }

    /** The renamed jar: it keeps its file name, which another may have, in a folder of its place and the namespace. */
    private static Path renamed(Path jar, int place, Path work, Namespace wanted) throws IOException {
        Path folder = work.resolve(wanted.name().toLowerCase(Locale.ROOT)).resolve(Integer.toString(place));
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
     * Has a subject answer each request, and writes what it answered beside them. What cannot be measured is said, and left out or written
     * without an answer.
     *
     * @param progress where that is said, and what to look at
     * @return the file, which was not there before, and whether it has an answer to each request
     * @throws BadInputException if the file is there
     * @throws MeasurementFailedException if none can be measured
     */
    public Map.Entry<Path, Boolean> record(Launchable subject, PrintStream progress) throws IOException {
        String label = subject.label();
        Path to = requestsFile.resolveSibling(
                requestsFile.getFileName().toString().replaceFirst("\\.csv$", "") + "."
                        + label.replaceAll("[^A-Za-z0-9.@]+", "-") + ".csv");
        if (Files.exists(to)) {
            throw new BadInputException(to + " is there already; move it away, because it may have been reviewed");
        }
        UserApplication asked = build(0).description();
        String notGiven = Stream.of(
                        asked.json().isEmpty() ? "--json-provider" : "", asked.validation() ? "" : "--validation")
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(" or "));
        String hint = notGiven.isEmpty() ? "" : "; it may need " + notGiven;
        Map<Integer, Answer> answers =
                new Recording(subject.with(behind(subject.classPath(), 0)), requests).answers(hint, progress);
        if (answers.isEmpty()) {
            throw new MeasurementFailedException(label + ": no request can be measured, for the reasons above");
        }
        RequestsFile.write(to, requestsFile, answers);
        RequestsFile.read(to);
        long answered = answers.values().stream().filter(a -> a.status() != 0).count();
        return Map.entry(to, answered == requests.size());
    }

    /**
     * Has each subject answer each request before anything is timed. What one of them answers wrong is left out of the mix of all; a
     * subject that answers nothing of the mix right does not run it.
     *
     * @param subjects in their order, each with its class path without the application
     * @return what each answers wrong and how, by the names of requests
     * @throws BadInputException if an answer is not expected yet, or all refuse the application
     */
    public List<Map<String, String>> rehearse(List<Launchable> subjects) throws IOException {
        List<Map<String, String>> failures = new ArrayList<>();
        Set<String> notInMix = new TreeSet<>();
        boolean late = false;
        int refused = 0;
        for (int i = 0; i < subjects.size(); i++) {
            Launchable subject = behind(subjects.get(i), i);
            List<UserRequest> sent = build(i).description().requests();
            Map<String, String> own = new LinkedHashMap<>();
            failures.add(own);
            try {
                List<Reply> replies = new Recording(subject, sent).rehearsed();
                for (int r = 0; r < replies.size(); r++) {
                    late |= replies.get(r).late();
                    own.merge(
                            sent.get(Math.min(r, 2 * sent.size() - 1 - r)).name(),
                            replies.get(r).wrong(),
                            (first, then) -> first.isEmpty() ? then : first);
                }
                own.values().removeIf(String::isEmpty);
            } catch (BadInputException e) {
                if (++refused == subjects.size()) {
                    throw e;
                }
                sent.forEach(request -> own.put(request.name(), e.getMessage()));
            }
            if (sent.stream().anyMatch(r -> r.weight() > 0 && !own.containsKey(r.name()))) {
                own.replaceAll((name, why) -> why + "; the mix of all subjects is without it");
                notInMix.addAll(own.keySet());
            } else if (!own.isEmpty()) {
                own.put(RequestsFile.MIX, own.values().iterator().next());
            }
        }
        boolean anyLate = late;
        builds.replaceAll(b -> new Build(b.jars(), b.description().rehearsed(anyLate, notInMix), b.work()));
        return failures;
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
            for (Path entry : classPath.stream().filter(Files::isRegularFile).toList()) {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    for (Namespace namespace : values()) {
                        if (Files.exists(jar.getPath(namespace.prefix()))) {
                            return Optional.of(namespace);
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
