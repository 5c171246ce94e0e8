package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.cli.app.ApplicationJars;
import org.jaxrsbench.cli.app.RequestsFile;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.plan.AppPlan;
import picocli.CommandLine.Option;

/** Somebody else's application in place of the shared resources. It is code, and runs as such. */
final class AppOptions {

    @Option(
            names = "--app",
            paramLabel = "JAR",
            description = {
                "Measure this application, a jar or class folder, in place of the shared resources; needs --requests. The jar's code runs with your permissions.",
                "Packages are renamed between javax and jakarta if a release needs that."
            })
    private List<Path> apps = List.of();

    @Option(
            names = "--requests",
            paramLabel = "FILE",
            description = "CSV file of requests and expected answers; see docs/reference/requests.md.")
    private Path requests;

    @Option(
            names = "--classpath",
            split = "[:,]",
            paramLabel = "JAR",
            description = "Jars that the application needs; folder/* is all jars of a folder.")
    private List<Path> classPath = List.of();

    @Option(
            names = "--classes",
            split = ",",
            paramLabel = "CLASS",
            description =
                    "Its resource and provider classes (default: all classes of the jar with @Path or @Provider).")
    private List<String> classes = List.of();

    @Option(
            names = "--application",
            paramLabel = "CLASS",
            description = "The application's class that extends Application; it can register providers and objects.")
    private String application = "";

    @Option(
            names = "--validation",
            description = "Have the implementation check the application's constraints (Bean Validation).")
    private boolean validation;

    @Option(
            names = "--json-provider",
            paramLabel = "KIND",
            description = "Use the implementation's JSON: own-jackson or own-json-b (default: the application's own).")
    private String json = "";

    /** Whether an application was named. */
    boolean given() {
        return !apps.isEmpty();
    }

    /** What the options say; null if they name no application. */
    AppPlan plan() {
        if (!given()) {
            if (requests != null
                    || !classPath.isEmpty()
                    || !classes.isEmpty()
                    || !application.isEmpty()
                    || validation
                    || !json.isEmpty()) {
                throw new BadInputException(
                        "--app is missing: --requests, --classes and the like belong to an application's jar");
            }
            return null;
        }
        if (requests == null) {
            throw new BadInputException("--requests is missing: name the file that says what to send to --app");
        }
        if (!json.matches("|own-jackson|own-json-b")) {
            throw new BadInputException("--json-provider " + json + ": expected own-jackson or own-json-b");
        }
        return new AppPlan(
                text(apps),
                text(classPath),
                classes,
                application,
                validation,
                json,
                requests.toString(),
                List.of(),
                "");
    }

    /** Has a subject asked each request, and its answers written beside them: whether all can be measured. */
    ExitCode record(String subject) throws IOException, InterruptedException {
        if (!given()) {
            throw new BadInputException("--app is missing: name the jar of the application");
        }
        Path checkout = Checkout.find();
        ApplicationJars app = new ApplicationJars(plan(), checkout.resolve("target/apps"));
        Preparation preparation = new Preparation(checkout, Jdks.ofThisMachine(), System.err);
        Map.Entry<Path, Boolean> written =
                app.record(preparation.prepare(SubjectLabel.parse(ImplementationModule.inFull(subject))), System.err);
        if (written.getValue()) {
            boolean expected = RequestsFile.read(requests).stream()
                    .allMatch(r -> r.answer().status() != 0);
            System.err.println("review it, then measure with --requests " + written.getKey()
                    + (expected
                            ? "; to see what an upgrade changes, compare it with " + requests + " and go on with that"
                            : ""));
        } else {
            System.err.println(
                    "it lacks the answers that are told above, so it cannot be measured; mend the application, or leave these requests out of "
                            + requests + ", and record again");
        }
        System.out.println(written.getKey());
        return written.getValue() ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED;
    }

    private static List<String> text(List<Path> paths) {
        return paths.stream().flatMap(AppOptions::jars).map(Path::toString).toList();
    }

    /** The jars of a path; as with {@code java -cp}, a star stands for all jars of a folder. */
    private static Stream<Path> jars(Path path) {
        if (!path.endsWith("*") || path.getParent() == null) {
            return Stream.of(path);
        }
        try (Stream<Path> files = Files.list(path.getParent())) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList().stream();
        } catch (IOException e) {
            throw new BadInputException(path + ": there is no such folder of jars");
        }
    }
}
