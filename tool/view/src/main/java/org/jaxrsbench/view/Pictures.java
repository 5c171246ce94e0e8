package org.jaxrsbench.view;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringWriter;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeJSON;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;

/**
 * Charts as SVG, without a browser. The scripts that draw in the page run here in Rhino and give the same tree of nodes; so a
 * picture in a document shows what the page shows.
 */
final class Pictures {

    private static final String SVG = "http://www.w3.org/2000/svg";

    /** Of every picture, in pixels. */
    private static final int WIDTH = 860;

    /** Whether a picture is for a light or a dark page. */
    enum Theme {
        light,
        dark
    }

    private Pictures() {}

    /** A chart as the text of an SVG file. */
    static String svg(Section section, Theme theme) {
        JsonNode tree = tree(section);
        try {
            StringWriter text = new StringWriter();
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            write(xml, tree, theme);
            xml.close();
            return text + "\n";
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a tree of nodes can be written", e);
        }
    }

    /** The tree of nodes that the scripts make of a chart. */
    static JsonNode tree(Section section) {
        String choice = section.kind() == Section.Kind.dots
                ? "charts.dots(data, {metric: 0, relative: data.relative, shown: data.subjects.map(function () { return true; })}, width)"
                : "charts." + section.kind() + "(data, width)";
        return evaluate(
                "charts.titled(" + choice + ", title, width)",
                Map.of(
                        "data", Page.JSON.valueToTree(section.data()).toString(),
                        "title", Page.JSON.valueToTree(section.title()).toString(),
                        "width", Integer.toString(WIDTH)));
    }

    /** Evaluates an expression after the chart scripts, with variables whose values are JSON. */
    static JsonNode evaluate(String expression, Map<String, String> values) {
        String scripts = Page.CHARTS.stream().map(Page::text).collect(Collectors.joining("\n"));
        Context context = Context.enter();
        try {
            context.setLanguageVersion(Context.VERSION_ES6);
            context.setInterpretedMode(true); // methods of generated classes have a size limit
            Scriptable scope = context.initSafeStandardObjects();
            context.evaluateString(scope, scripts, "charts", 1, null);
            values.forEach((name, json) -> ScriptableObject.putProperty(
                    scope, name, NativeJSON.parse(context, scope, json, (c, s, self, args) -> args[1])));
            Object result = context.evaluateString(scope, expression, "expression", 1, null);
            Object json = NativeJSON.stringify(context, scope, result, Undefined.instance, "");
            return Page.JSON.readTree(json.toString());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what the scripts give is JSON", e);
        } finally {
            Context.exit();
        }
    }

    private static void write(XMLStreamWriter xml, JsonNode node, Theme theme) throws XMLStreamException {
        String tag = node.get("tag").asText();
        boolean root = tag.equals("svg");
        xml.writeStartElement(tag);
        if (root) {
            xml.writeDefaultNamespace(SVG);
        }
        for (Map.Entry<String, JsonNode> attribute : node.get("attributes").properties()) {
            xml.writeAttribute(attribute.getKey(), attribute.getValue().asText());
        }
        if (root) {
            xml.writeStartElement("style");
            xml.writeCharacters(Page.text("chart.css") + (theme == Theme.dark ? Page.text("dark.css") : ""));
            xml.writeEndElement();
        }
        if (node.hasNonNull("tip")) {
            xml.writeStartElement("title");
            xml.writeCharacters(node.get("tip").asText());
            xml.writeEndElement();
        }
        if (node.hasNonNull("text")) {
            xml.writeCharacters(node.get("text").asText());
        }
        for (JsonNode child : node.get("children")) {
            write(xml, child, theme);
        }
        xml.writeEndElement();
    }
}
