package org.jaxrsbench.subject.matrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What JUnit's XML reports count.
 *
 * @param tests how many were run
 * @param failures names of those that failed, each with the first line of its message
 */
record TestCounts(int tests, List<String> failures) {

    /**
     * Adds up the reports of a folder.
     *
     * @throws IOException if one of them cannot be read
     */
    static TestCounts read(Path folder) throws IOException {
        int tests = 0;
        List<String> failures = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .toList()) {
                Element suite = builder().parse(file.toFile()).getDocumentElement();
                tests += Integer.parseInt(suite.getAttribute("tests"));
                NodeList cases = suite.getElementsByTagName("testcase");
                for (int i = 0; i < cases.getLength(); i++) {
                    Element test = (Element) cases.item(i);
                    reason(test)
                            .ifPresent(reason -> failures.add(test.getAttribute("classname")
                                            .replaceAll(".*\\.", "") + "." + test.getAttribute("name") + reason));
                }
            }
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(folder + ": a report cannot be read: " + e.getMessage(), e);
        }
        return new TestCounts(tests, failures);
    }

    /** The first line of what a test failed with, after a colon; nothing if it passed. */
    private static Optional<String> reason(Element test) {
        return Stream.of("failure", "error")
                .map(test::getElementsByTagName)
                .filter(found -> found.getLength() > 0)
                .map(found -> ((Element) found.item(0)).getAttribute("message"))
                .map(message ->
                        message.lines().findFirst().map(line -> ": " + line).orElse(""))
                .findFirst();
    }

    private static DocumentBuilder builder() throws ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder();
    }
}
