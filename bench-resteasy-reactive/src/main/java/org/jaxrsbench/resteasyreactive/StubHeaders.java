package org.jaxrsbench.resteasyreactive;

import io.netty.util.AsciiString;
import io.vertx.core.MultiMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.ParsedRequest;

/** The headers of a request, in the order in which they came. */
abstract class StubHeaders implements MultiMap {

    private final ParsedRequest parsed;

    StubHeaders(ParsedRequest parsed) {
        this.parsed = parsed;
    }

    abstract StubHeaders create(ParsedRequest parsed);

    @Override
    public String get(CharSequence name) {
        if (parsed.request().hasManyHeaders()) {
            return parsed.header(name.toString());
        }
        for (int i = 0; i < parsed.headers(); i++) {
            if (AsciiString.contentEqualsIgnoreCase(parsed.name(i), name)) {
                return parsed.value(i);
            }
        }
        return null;
    }

    @Override
    public String get(String name) {
        return parsed.header(name);
    }

    @Override
    public List<String> getAll(String name) {
        return parsed.headers(name);
    }

    @Override
    public boolean contains(String name) {
        return parsed.header(name) != null;
    }

    @Override
    public boolean contains(CharSequence name) {
        return get(name) != null;
    }

    @Override
    public Iterator<Map.Entry<String, String>> iterator() {
        List<Map.Entry<String, String>> all = new ArrayList<>(parsed.headers());
        for (int i = 0; i < parsed.headers(); i++) {
            all.add(Map.entry(parsed.name(i), parsed.value(i)));
        }
        return all.iterator();
    }
}
