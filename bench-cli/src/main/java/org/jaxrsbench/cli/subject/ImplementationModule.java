package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.artifact.versioning.DefaultArtifactVersion;
import org.apache.maven.artifact.versioning.InvalidVersionSpecificationException;
import org.apache.maven.artifact.versioning.VersionRange;
import org.jaxrsbench.results.BadInputException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * An implementation's module as its pom describes it: which profile runs which releases. Nothing about an implementation
 * is known here.
 *
 * @param name the implementation
 * @param folder the module's folder
 * @param profiles profile ids with the range of releases each can run
 */
public record ImplementationModule(String name, Path folder, Map<String, VersionRange> profiles) {

    private static final String PREFIX = "bench-";
    private static final String VERSIONS = "subject.versions";

    /** All implementations of a checkout, by name. */
    public static Map<String, ImplementationModule> all(Path checkout) {
        Map<String, ImplementationModule> modules = new TreeMap<>();
        try (Stream<Path> folders = Files.list(checkout)) {
            for (Path folder : folders.sorted().toList()) {
                Path pom = folder.resolve("pom.xml");
                if (folder.getFileName().toString().startsWith(PREFIX) && Files.isRegularFile(pom)) {
                    Map<String, VersionRange> profiles = profiles(pom);
                    if (!profiles.isEmpty()) {
                        String name = folder.getFileName().toString().substring(PREFIX.length());
                        modules.put(name, new ImplementationModule(name, folder, profiles));
                    }
                }
            }
        } catch (IOException e) {
            throw new BadInputException(checkout + " is not a checkout of this project: " + e.getMessage());
        }
        return modules;
    }

    /**
     * The newest release of an implementation that the main job runs, as a subject: what its module builds without a
     * profile.
     *
     * @throws BadInputException where there is no implementation
     */
    public static String newestOfAny(Path checkout) {
        ImplementationModule module = all(checkout).values().stream()
                .filter(m -> property(m, "jmh.exec.skip").equals(Optional.of("false")))
                .findFirst()
                .orElseThrow(() -> new BadInputException(checkout + ": there is no implementation"));
        String property = module.name() + ".version";
        return property(module, property)
                .map(version -> module.name() + ":" + version)
                .orElseThrow(() -> new BadInputException(
                        module.folder().resolve("pom.xml") + ": there is no property " + property));
    }

    private static Optional<String> property(ImplementationModule module, String name) {
        return children(project(module.folder().resolve("pom.xml")), "properties").stream()
                .flatMap(properties -> children(properties, name).stream())
                .map(value -> value.getTextContent().strip())
                .findFirst();
    }

    /**
     * The profile that runs a release.
     *
     * @throws BadInputException where none does
     */
    public String profile(String version) {
        DefaultArtifactVersion wanted = new DefaultArtifactVersion(version);
        Optional<String> profile = profiles.entrySet().stream()
                .filter(p -> p.getValue().containsVersion(wanted))
                .map(Map.Entry::getKey)
                .findFirst();
        return profile.orElseThrow(() -> new BadInputException("no profile of " + PREFIX + name + " runs " + name + ":"
                + version + "; the profiles run "
                + profiles.entrySet().stream()
                        .map(p -> p.getValue() + " (" + p.getKey() + ")")
                        .collect(Collectors.joining(", "))));
    }

    /** Where a build of this release leaves its jar. */
    public Path jar(String version) {
        return folder.resolve("target/benchmarks-" + name + "-" + version + ".jar");
    }

    private static Map<String, VersionRange> profiles(Path pom) {
        Map<String, VersionRange> ranges = new TreeMap<>();
        try {
            for (Element profiles : children(project(pom), "profiles")) {
                for (Element profile : children(profiles, "profile")) {
                    String id = children(profile, "id").get(0).getTextContent().strip();
                    for (Element properties : children(profile, "properties")) {
                        for (Element range : children(properties, VERSIONS)) {
                            ranges.put(
                                    id,
                                    VersionRange.createFromVersionSpec(
                                            range.getTextContent().strip()));
                        }
                    }
                }
            }
            return ranges;
        } catch (InvalidVersionSpecificationException e) {
            throw new BadInputException(pom + ": cannot be read: " + e.getMessage());
        }
    }

    private static Element project(Path pom) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(pom.toFile()).getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new BadInputException(pom + ": cannot be read: " + e.getMessage());
        }
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            Node node = nodes.item(i);
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
