package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.apache.maven.model.Model;
import org.jaxrsbench.protocol.JarList;

/**
 * Lists of the jars that one scenario needs and that no other may see, for one release: a folder for the class path, with a list for
 * each property {@code subject.own.<name>} of the module's model. Its value is the class to register, then, unless the class path has it, artifacts as
 * {@code group:artifact:version}; after a {@code |} others, which are taken if the first cannot be had. An empty one declares nothing.
 */
final class FeatureJars {

    private static final String PROPERTY = "subject.own.";

    private FeatureJars() {}

    /**
     * Writes the lists; where jars cannot be had, why.
     *
     * @param jars what artifacts, as {@code group:artifact:version}, need beside the module's class path
     * @return whether the model declares any
     */
    static boolean write(Path folder, Model model, Function<List<String>, List<Path>> jars) throws IOException {
        List<String> declared = model.getProperties().stringPropertyNames().stream()
                .filter(property -> property.startsWith(PROPERTY))
                .filter(property -> !model.getProperties().getProperty(property).isBlank())
                .toList();
        for (String property : declared) {
            Path list = folder.resolve(JarList.path(property.substring(PROPERTY.length())));
            String text = text(model.getProperties().getProperty(property), jars);
            // A measurement may be reading the same list.
            if (!Files.exists(list) || !Files.readString(list).equals(text)) {
                Files.createDirectories(list.getParent());
                Files.writeString(list, text);
            }
        }
        return !declared.isEmpty();
    }

    /** Of the class to register and the first of the choices of artifacts that can be had. */
    private static String text(String declared, Function<List<String>, List<Path>> jars) {
        String[] parts = declared.strip().split("\\s+", 2);
        if (parts.length == 1) {
            return JarList.of(parts[0], List.of()).toText(); // the class path has it
        }
        String reason = "";
        for (String choice : parts[1].split("\\|")) {
            try {
                return JarList.of(parts[0], jars.apply(List.of(choice.strip().split("\\s+"))))
                        .toText();
            } catch (UnresolvableException e) {
                reason = reason.isEmpty() ? e.getMessage() : reason;
            }
        }
        return JarList.none("its jars cannot be had: " + reason).toText();
    }
}
