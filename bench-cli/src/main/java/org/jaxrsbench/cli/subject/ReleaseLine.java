package org.jaxrsbench.cli.subject;

import org.apache.maven.artifact.versioning.DefaultArtifactVersion;
import org.apache.maven.artifact.versioning.VersionRange;

/**
 * Releases of an implementation that one profile of its module runs.
 *
 * @param profile the profile's id
 * @param versions the releases that it can run
 * @param release the one that it runs if nothing else is asked for
 * @param oldest the oldest one that is tested
 * @param newest the newest one that is tested
 */
public record ReleaseLine(String profile, VersionRange versions, String release, String oldest, String newest) {

    /** Whether a release belongs to the line. */
    public boolean runs(String version) {
        return versions.containsVersion(new DefaultArtifactVersion(version));
    }
}
