package org.jaxrsbench.cli.subject;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.jaxrsbench.format.BadInputException;

/**
 * Where Maven's settings are, found as the {@code mvn} command finds them, so that a release is resolved from where a
 * build would take it.
 *
 * @param user the user's settings file, which need not exist
 * @param installation the installed Maven's settings file; empty if no Maven is installed
 * @param localRepository the local repository; empty if the settings name it, or nothing does
 * @param offline whether no remote repository may be asked
 */
public record MavenSettings(Path user, Optional<Path> installation, Optional<Path> localRepository, boolean offline) {

    /**
     * Those that {@code mvn} uses in a checkout: the usual places, and what {@code .mvn/maven.config}, {@code MAVEN_ARGS}
     * and {@code MAVEN_OPTS} say.
     *
     * @param environment the process's environment
     * @param home the user's home folder
     */
    public static MavenSettings of(Path checkout, Map<String, String> environment, Path home) {
        Path user = home.resolve(".m2/settings.xml");
        Optional<Path> installation = command(environment)
                .map(MavenSettings::homeOf)
                .or(() -> Optional.ofNullable(environment.get("MAVEN_HOME")).map(Path::of))
                .map(maven -> maven.resolve("conf/settings.xml"));
        Optional<Path> localRepository = Optional.empty();
        boolean offline = false;
        List<String> words = words(checkout, environment);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String next = i + 1 < words.size() ? words.get(i + 1) : "";
            switch (word) {
                case "-o", "--offline" -> offline = true;
                case "-s", "--settings" -> user = checkout.resolve(next);
                case "-gs", "--global-settings" -> installation = Optional.of(checkout.resolve(next));
                case "-Dmaven.repo.local" -> localRepository = Optional.of(checkout.resolve(next));
                default -> {
                    // of no matter here
                }
            }
        }
        return new MavenSettings(user, installation, localRepository, offline);
    }

    private static List<String> words(Path checkout, Map<String, String> environment) {
        List<String> sources = new ArrayList<>();
        sources.add(environment.getOrDefault("MAVEN_OPTS", ""));
        try {
            sources.add(Files.readString(checkout.resolve(".mvn/maven.config")));
        } catch (IOException e) {
            // there is none
        }
        sources.add(environment.getOrDefault("MAVEN_ARGS", ""));
        return sources.stream()
                .flatMap(source -> Stream.of(source.strip().split("\\s+")))
                .flatMap(word -> Stream.of(
                        word.matches("(--[a-z-]+|-Dmaven\\.repo\\.local)=.*")
                                ? word.split("=", 2)
                                : new String[] {word}))
                .toList();
    }

    /** The installed command, as the environment's {@code PATH} has it. */
    static Optional<Path> command(Map<String, String> environment) {
        return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "mvn"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The command is bin/mvn of the installation, or a link to it. */
    private static Path homeOf(Path mvn) {
        try {
            return mvn.toRealPath().resolve("../..").normalize();
        } catch (IOException e) {
            return mvn.resolve("../..").normalize();
        }
    }

    /** Both files as one. */
    Settings effective() {
        Properties system = new Properties();
        system.putAll(System.getProperties());
        System.getenv().forEach((name, value) -> system.setProperty("env." + name, value));
        DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
        request.setSystemProperties(system);
        request.setUserSettingsFile(user.toFile());
        installation.ifPresent(file -> request.setGlobalSettingsFile(file.toFile()));
        try {
            return new DefaultSettingsBuilderFactory()
                    .newInstance()
                    .build(request)
                    .getEffectiveSettings();
        } catch (SettingsBuildingException e) {
            throw new BadInputException("Maven's settings cannot be read: " + e.getMessage());
        }
    }
}
