package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.transformer.AppOption;
import org.eclipse.transformer.TransformOptions;
import org.eclipse.transformer.Transformer;
import org.eclipse.transformer.jakarta.JakartaTransform;
import org.jaxrsbench.protocol.OwnApplication;
import org.jaxrsbench.results.BadInputException;
import org.slf4j.LoggerFactory;

/**
 * Somebody else's application as class paths take it: its jars, in the namespace of the release that runs it, and the description that
 * the benchmark reads.
 */
public final class ForeignJars {

    private final List<Path> all;
    private final Path work;
    private final OwnApplication described;

    /**
     * An application.
     *
     * @param apps its own jars or class folders
     * @param others jars that it needs
     * @param work folder for what is made of them, kept for the next time
     * @param described what the benchmark is to know; its jars and digest are set here
     * @throws BadInputException if a jar is not there or cannot be read
     */
    public ForeignJars(List<Path> apps, List<Path> others, Path work, OwnApplication described) throws IOException {
        this.all = Stream.concat(apps.stream(), others.stream()).toList();
        String digest = digest(described);
        this.work = work.resolve(digest);
        this.described = new OwnApplication(
                apps.stream().map(app -> app.getFileName().toString()).toList(),
                described.classes(),
                described.application(),
                described.validation(),
                described.json(),
                described.requests(),
                digest);
    }

    /**
     * A release's class path with the application behind it.
     *
     * @param subject the release's
     * @throws BadInputException if its classes cannot be renamed
     */
    public List<Path> behind(List<Path> subject) throws IOException {
        Optional<Namespace> wanted = Namespace.ofApi(subject);
        List<Path> classPath = new ArrayList<>(subject);
        for (Path app : all) {
            Optional<Namespace> own = Namespace.of(app);
            boolean fits = own.isEmpty() || wanted.isEmpty() || own.equals(wanted);
            classPath.add(fits ? app : renamed(app, wanted.get()));
        }
        Path description = work.resolve("description");
        Path file = description.resolve(OwnApplication.FILE);
        Files.createDirectories(file.getParent());
        Files.write(file, described.toJson());
        classPath.add(description);
        return classPath;
    }

    /** Of the same name as before, in a folder of the namespace. */
    private Path renamed(Path app, Namespace wanted) throws IOException {
        Path folder = work.resolve(wanted.name().toLowerCase(Locale.ROOT));
        Path made = folder.resolve(app.getFileName());
        if (Files.exists(made)) {
            return made;
        }
        Files.createDirectories(folder);
        Path next = Files.createTempDirectory(folder, "new").resolve(app.getFileName());
        Transformer transformer = new Transformer(
                LoggerFactory.getLogger(Transformer.class), new Renaming(app, next, wanted == Namespace.BEFORE));
        Transformer.ResultCode result = transformer.run();
        if (result != Transformer.ResultCode.SUCCESS_RC || !Files.exists(next)) {
            throw new BadInputException(app + ": its classes cannot be renamed for this release (" + result
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

    private String digest(OwnApplication asked) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
        for (Path app : all) {
            if (!Files.exists(app)) {
                throw new BadInputException(app + ": there is no such jar or class folder");
            }
            try (Stream<Path> files = Files.walk(app)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    Path name = app.getParent() == null
                            ? Path.of("")
                            : app.getParent().relativize(file);
                    digest.update(name.toString().getBytes(StandardCharsets.UTF_8));
                    digest.update(Files.readAllBytes(file));
                }
            }
        }
        digest.update(asked.toJson());
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
