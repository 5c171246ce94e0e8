package org.jaxrsbench.engine;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jaxrsbench.protocol.JvmFlags;

/**
 * A request and the answer it must get. Immutable. Its URI is made into a new string for each operation, as a container decodes it from the
 * wire: a reused {@code String} carries its hash and passes identity short cuts. Headers are the same strings in every operation, as a
 * server's parser finds them in its caches (Jetty's {@code HttpParser} keeps names and values of a connection): making them is its work, and
 * no engine's. None is a literal, which would be identical to one of an implementation's.
 */
public final class Request {

    /** Scheme of every request. */
    public static final String SCHEME = "http";

    /** Host of every request; no name is looked up. */
    public static final String HOST = "localhost";

    /** Port of every request; nothing listens there. */
    public static final int PORT = 8080;

    /** Scheme, host and port of every request. The path below it is the resource's. */
    public static final String BASE = SCHEME + "://" + HOST + ":" + PORT + "/";

    /** A row of these in the path, in a header's value or in the expected entity takes a number in {@link RequestBuilder#numbered}. */
    public static final char MARK = '#';

    /**
     * What a browser (Firefox 140) sends with any request to a service of its own site, in its order, and the number that a proxy in front
     * of a service adds.
     */
    public static final Map<String, String> COMMON_HEADERS = commonHeaders();

    /** Whether requests are to have no more headers than they need. */
    private static final boolean BARE = Boolean.getBoolean(JvmFlags.BARE_REQUESTS);

    // Enough to see that each one is answered right.
    private static final int MANY = 128;

    // A client sends no more as a rule, and to try each is faster.
    private static final int FEW_HEADERS = 16;

    private static final AtomicInteger IDS = new AtomicInteger();

    private static final Map<String, String> PARSED = new ConcurrentHashMap<>();

    /** The further expectations, and everything that all turns share. */
    final RequestBuilder described;

    /** A small number that no other request of this JVM has. */
    final int id;

    /** The entity that the answer must have. */
    final byte[] expectedBody;

    /** The checksum of the expected entity if it is to be answered compressed (gzip); negative: it is not. */
    final long expectedCrc;

    private final byte[] uri;
    private final String[] headerNames;
    private final String[] headerValues;
    // Those that take a number; null in the place of all others, or if there is none.
    private final byte[][] markedValues;
    // Known once for all operations, because the names of headers never change.
    private final boolean[] firstOfItsName;
    // Of many headers, where each name is, whatever its case; null if there are few.
    private final Map<String, NavigableSet<Integer>> headerPlaces;
    // All that an exchange may send in turn; a request that does not rotate is the only one.
    private final Request[] rotation;
    // How many numbers take turns in place of the marks; 0 if there is no mark.
    private final int numbers;

    Request(RequestBuilder builder, Request... rotation) {
        this.id = IDS.getAndIncrement();
        this.numbers = builder.numbers;
        this.described = builder;
        this.rotation = rotation.length == 0 ? new Request[] {this} : rotation;
        this.expectedCrc = builder.compressed ? Gzip.crc(builder.expectedBody) : -1;
        this.uri = ascii(BASE + builder.path);
        List<Map.Entry<String, String>> headers = builder.headers();
        this.headerNames = headers.stream().map(h -> parsed(h.getKey())).toArray(String[]::new);
        this.headerValues = headers.stream().map(h -> parsed(h.getValue())).toArray(String[]::new);
        byte[][] marked = headers.stream()
                .map(h -> h.getValue().indexOf(MARK) < 0 ? null : ascii(h.getValue()))
                .toArray(byte[][]::new);
        this.markedValues = Stream.of(marked).allMatch(Objects::isNull) ? null : marked;
        this.firstOfItsName = new boolean[headerNames.length];
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < headerNames.length; i++) {
            firstOfItsName[i] = seen.add(headerNames[i].toLowerCase(Locale.ROOT));
        }
        this.headerPlaces = headerNames.length > FEW_HEADERS ? places(headerNames) : null;
        this.expectedBody = builder.expectedBody;
    }

    private static Map<String, NavigableSet<Integer>> places(String[] names) {
        Map<String, NavigableSet<Integer>> places = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 0; i < names.length; i++) {
            places.computeIfAbsent(names[i], n -> new TreeSet<>()).add(i);
        }
        return places;
    }

    private static Map<String, String> commonHeaders() {
        Map<String, String> common = new LinkedHashMap<>();
        common.put("Host", HOST + ":" + PORT);
        common.put("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
        common.put("Accept", "*/*");
        common.put("Accept-Language", "en-US,en;q=0.5");
        common.put("Accept-Encoding", "gzip, deflate");
        common.put("Connection", "keep-alive");
        common.put("Cookie", "session=1f8b5c2e9d7a4036");
        common.put("X-Request-Id", "7c9e6679-7425-40de-944b-e07fc1f90ae7");
        return Collections.unmodifiableMap(common);
    }

    /** A header of an answer, and the start of its value: the rest may differ between implementations. */
    record Header(String name, String start) {}

    /**
     * Starts the description of a request as a client sends one, with the headers of {@link #COMMON_HEADERS} that it does not set itself.
     *
     * @param method such as {@code GET}
     * @param path below {@link #BASE}, without a leading slash
     */
    public static RequestBuilder of(String method, String path) {
        return new RequestBuilder(method, path, BARE ? Map.of() : COMMON_HEADERS);
    }

    /** Starts the description of a request that has no header but those it sets itself. */
    public static RequestBuilder bare(String method, String path) {
        return new RequestBuilder(method, path, Map.of());
    }

    /**
     * A request that is another one each time it is sent: the given ones in turn, over and over.
     *
     * @param requests one or more, which differ in what is sent or answered and in nothing else
     * @throws IllegalArgumentException if there is none
     */
    public static Request rotating(List<Request> requests) {
        if (requests.isEmpty()) {
            throw new IllegalArgumentException("no request: expected one or more");
        }
        return new Request(requests.get(0).described, requests.toArray(new Request[0]));
    }

    /** A copy of a request with a number in place of each mark. It is made for one operation, so it shares all that it can. */
    private Request(Request marked, int number) {
        this.id = marked.id;
        this.numbers = 0;
        this.described = marked.described;
        this.rotation = marked.rotation;
        this.expectedCrc = marked.expectedCrc;
        this.uri = numbered(marked.uri, number);
        this.headerNames = marked.headerNames;
        this.firstOfItsName = marked.firstOfItsName;
        this.headerPlaces = marked.headerPlaces;
        this.markedValues = null;
        this.headerValues = marked.markedValues == null ? marked.headerValues : marked.headerValues.clone();
        for (int i = 0; marked.markedValues != null && i < headerValues.length; i++) {
            byte[] value = marked.markedValues[i];
            if (value != null) {
                headerValues[i] = new String(numbered(value, number), StandardCharsets.ISO_8859_1);
            }
        }
        this.expectedBody = numbered(marked.expectedBody, number);
    }

    /** These bytes, or new ones with the number in decimal in place of the last row of marks. */
    private static byte[] numbered(byte[] text, int number) {
        int end = text.length;
        while (end > 0 && text[end - 1] != MARK) {
            end--;
        }
        if (end == 0) {
            return text;
        }
        byte[] written = text.clone();
        int rest = number;
        for (int i = end - 1; i >= 0 && written[i] == MARK; i--) {
            written[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        return written;
    }

    /** The request that is sent the given time, from 0. */
    Request turn(int time) {
        if (numbers > 0) {
            return new Request(this, Integer.remainderUnsigned(time, numbers));
        }
        int turns = rotation.length;
        // A mask where that will do: this is part of every operation.
        return rotation[(turns & turns - 1) == 0 ? time & turns - 1 : Integer.remainderUnsigned(time, turns)];
    }

    /** How many requests take turns, or the first so many of them; 1 if it does not rotate. */
    public int turns() {
        return numbers > 0 ? Math.min(numbers, MANY) : rotation.length;
    }

    /** The method; servers hand on a constant of their own, so this one is. */
    public String method() {
        return described.method;
    }

    /** The absolute request URI, a new string at each call. */
    public String newUri() {
        return new String(uri, StandardCharsets.ISO_8859_1);
    }

    /** The path with the query, as a request line has it, a new string at each call. */
    public String newTarget() {
        int start = BASE.length() - 1;
        return new String(uri, start, uri.length - start, StandardCharsets.ISO_8859_1);
    }

    /** Number of headers. */
    public int headers() {
        return headerNames.length;
    }

    /** The name of a header, from 0. */
    public String headerName(int index) {
        return headerNames[index];
    }

    /** The value of a header, from 0. */
    public String headerValue(int index) {
        return headerValues[index];
    }

    /** Whether a look-up, one for each of the headers, would be work that grows with the square of their number. */
    public boolean hasManyHeaders() {
        return headerPlaces != null;
    }

    /** The place of the next header of a name, ignoring case, from a place on; negative if there is none. For many headers. */
    int headerPlace(String name, int from) {
        NavigableSet<Integer> places = headerPlaces.get(name);
        Integer place = places == null ? null : places.ceiling(from);
        return place == null ? -1 : place;
    }

    /** Whether no header before this one has its name, in whatever case. */
    boolean isFirstOfItsName(int index) {
        return firstOfItsName[index];
    }

    /** The body as a new stream at each call; empty if there is none. */
    public InputStream newBody() {
        return new ByteArrayInputStream(described.body);
    }

    /** The body, a new array at each call; empty if there is none. */
    public byte[] newBodyBytes() {
        return described.body.clone();
    }

    /** Whether there is a body. */
    public boolean hasBody() {
        return described.body.length > 0;
    }

    /** The status that the answer must have. */
    public int expectedStatus() {
        return described.expectedStatus;
    }

    /** Length in bytes that the entity must have. */
    public int expectedLength() {
        return expectedBody.length;
    }

    /** The media type that the answer must have, or null if it has no entity. */
    public String expectedType() {
        return described.expectedType;
    }

    /** What the shared text resource, or whoever answers a client, is to answer to this request; null if it is not asked. */
    public String served() {
        return described.served;
    }

    @Override
    public String toString() {
        return described.method + " " + newUri();
    }

    /** A copy, and the same one for each header that many requests have. */
    private static String parsed(String text) {
        return PARSED.computeIfAbsent(text, t -> new String(ascii(t), StandardCharsets.ISO_8859_1));
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
