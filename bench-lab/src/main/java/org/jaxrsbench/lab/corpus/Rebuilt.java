package org.jaxrsbench.lab.corpus;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.subject.Checkout;
import org.jaxrsbench.subject.Jdks;
import org.jaxrsbench.subject.Preparation;
import org.jaxrsbench.subject.Subject;

/** A subject built again from the same sources, as far as timing can see: the same classes and jars, packed in another order. */
public final class Rebuilt {

    private Rebuilt() {}

    /**
     * Packs it.
     *
     * @param label of the subject
     * @param progress where builds are announced
     * @return the label of the other build, a {@code jar:} subject
     * @throws IOException if it cannot be written
     */
    public static String label(String label, PrintStream progress) throws IOException, InterruptedException {
        Subject subject = Subject.parse(label);
        Path checkout = Checkout.find();
        List<Path> classPath = new Preparation(checkout, Jdks.ofThisMachine(), progress)
                .prepare(subject)
                .classPath();
        // A folder of its own for each subject, below what is built.
        Path folder = checkout.resolve("bench-lab/target/rebuilt").resolve(label.replaceAll("[^A-Za-z0-9._-]+", "-"));
        Path rebuilt = ShuffledClassPath.write(classPath, folder, 1);
        return "jar:" + rebuilt + subject.jdk().map(jdk -> "@" + jdk).orElse("");
    }
}
