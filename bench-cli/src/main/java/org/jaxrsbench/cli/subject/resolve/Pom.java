package org.jaxrsbench.cli.subject.resolve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.jaxrsbench.results.BadInputException;

/** Reads poms as they are written. */
public final class Pom {

    private Pom() {}

    /**
     * Reads a pom, nothing worked in.
     *
     * @throws BadInputException if it cannot be read
     */
    public static Model read(Path pom) {
        try (InputStream in = Files.newInputStream(pom)) {
            return new MavenXpp3Reader().read(in, false);
        } catch (IOException | XmlPullParserException e) {
            throw new BadInputException(pom + ": cannot be read: " + e.getMessage());
        }
    }
}
