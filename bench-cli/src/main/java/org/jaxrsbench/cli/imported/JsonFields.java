package org.jaxrsbench.cli.imported;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.BadInputException;

/**
 * The fields of an object in a JSON file. What is missing or of another type is bad input.
 *
 * @param at where in the file; empty for all of it
 */
record JsonFields(Path file, String at, JsonNode json) {

    /** An object within this one. */
    JsonFields object(String name) {
        JsonNode node = json.path(name);
        if (!node.isObject()) {
            throw wrong(name, node, "an object");
        }
        return new JsonFields(file, at + name + ".", node);
    }

    /** The objects of an array. */
    List<JsonFields> array(String name) {
        JsonNode node = json.path(name);
        if (!node.isArray()) {
            throw wrong(name, node, "an array");
        }
        List<JsonFields> all = new ArrayList<>();
        for (JsonNode each : node) {
            String place = name + "[" + all.size() + "]";
            if (!each.isObject()) {
                throw wrong(place, each, "an object");
            }
            all.add(new JsonFields(file, at + place + ".", each));
        }
        return all;
    }

    /** A text that is not blank. */
    String text(String name) {
        String text = textOrNone(name);
        if (text.isBlank()) {
            throw wrong(name, json.path(name), "a text");
        }
        return text;
    }

    /** A text that may be empty. */
    String textOrNone(String name) {
        JsonNode node = json.path(name);
        if (!node.isTextual()) {
            throw wrong(name, node, "a text");
        }
        return node.asText();
    }

    /** A yes or no. */
    boolean flag(String name) {
        JsonNode node = json.path(name);
        if (!node.isBoolean()) {
            throw wrong(name, node, "true or false");
        }
        return node.asBoolean();
    }

    /** A whole number from 0. */
    long count(String name) {
        JsonNode node = json.path(name);
        if (!node.isIntegralNumber() || !node.canConvertToLong() || node.asLong() < 0) {
            throw wrong(name, node, "a whole number from 0");
        }
        return node.asLong();
    }

    private BadInputException wrong(String name, JsonNode node, String expected) {
        return error(name, (node.isMissingNode() ? "is missing" : "is something else") + "; expected " + expected);
    }

    /** An error that names the file and a field. */
    BadInputException error(String name, String what) {
        return new BadInputException(file + ": " + at + name + " " + what);
    }
}
