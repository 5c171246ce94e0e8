package org.jaxrsbench.format;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A CSV file whose rows are records: a column for each component, in order, {@code snake_case}. A record inside a record
 * stands as its own columns; one that may be absent is an {@link Optional}, and its columns are empty then. Older files may lack those of the last
 * one.
 *
 * <p>Texts, whole numbers, numbers (an empty field is NaN), {@code yes} or {@code no}, {@link Params}, regular expressions, dates and enumerations (by
 * {@link Labeled} name if they have one) may be columns. A record refuses values by an {@link IllegalArgumentException} in its
 * constructor.
 *
 * @param <R> of a row
 */
public final class Table<R extends Record> {

    /** The name of a column, or those of a record's columns, where they are not those of the components. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Column {
        /** The names, in order. */
        String[] value();
    }

    /** A component: a column of its own, or those of another record. */
    private interface Part {

        Stream<String> columns();

        Object read(CsvFiles.Line line, int at);

        void write(Object value, List<String> fields);

        default int width() {
            return (int) columns().count();
        }
    }

    private final Rows rows;
    private final Optional<String> writer;

    /**
     * A kind of file that people write.
     *
     * @param type of its rows
     */
    public Table(Class<R> type) {
        this.rows = new Rows(type, 0, null);
        this.writer = Optional.empty();
    }

    /**
     * A kind of file that commands write.
     *
     * @param type of its rows
     * @param writer who writes such a file, for messages, such as {@code scripts/bench history}
     */
    public Table(Class<R> type, String writer) {
        this(type, writer, 0);
    }

    /**
     * A kind of file with rounded numbers.
     *
     * @param digits significant ones of a number; 0 for all
     */
    public Table(Class<R> type, String writer, int digits) {
        this.rows = new Rows(type, digits, null);
        this.writer = Optional.of(writer);
    }

    /** The header. */
    public List<String> columns() {
        return rows.columns().toList();
    }

    /**
     * Reads a file.
     *
     * @throws BadInputException naming the file and line of what is not as expected
     */
    public List<R> read(Path file) {
        return lines(file).stream().map(this::row).toList();
    }

    /**
     * Reads a file in which no two rows are of the same thing.
     *
     * @param key of a row: what it is of
     * @throws BadInputException also if a key is there twice
     */
    List<R> readOnce(Path file, Function<R, Object> key) {
        Set<Object> seen = new HashSet<>();
        List<R> read = new ArrayList<>();
        for (CsvFiles.Line line : lines(file)) {
            R row = row(line);
            if (!seen.add(key.apply(row))) {
                throw line.error("an earlier line is of the same; expected one line of each");
            }
            read.add(row);
        }
        return read;
    }

    private List<CsvFiles.Line> lines(Path file) {
        return writer.isPresent()
                ? CsvFiles.read(file, columns(), rows.fewest())
                : CsvFiles.readEdited(file, columns(), rows.fewest());
    }

    /**
     * Reads a line.
     *
     * @throws BadInputException naming the file and line of what is not as expected
     */
    @SuppressWarnings("unchecked")
    R row(CsvFiles.Line line) {
        try {
            return (R) rows.read(line, 0);
        } catch (IllegalArgumentException e) {
            throw line.error(e.getMessage()
                    + writer.map(by -> "; expected a row as " + by + " writes it")
                            .orElse(""));
        }
    }

    /**
     * Writes a whole file; whatever goes wrong, what it held before is not lost.
     *
     * @throws IOException if it cannot be written
     */
    public void write(Path file, List<R> values) throws IOException {
        CsvFiles.write(file, columns(), values.stream().map(this::fields).toList());
    }

    /**
     * Appends rows to a file, under its header if there is no file yet; what this has returned from is on the disk.
     *
     * @throws IOException if the disk is full, say
     */
    public void append(Path file, List<R> values) throws IOException {
        CsvFiles.append(file, columns(), values.stream().map(this::fields).toList());
    }

    /** The fields of a row. */
    public List<String> fields(R value) {
        List<String> fields = new ArrayList<>();
        rows.write(value, fields);
        return fields;
    }

    /** A record's components. */
    private static final class Rows implements Part {

        private final RecordComponent[] components;
        private final List<Part> parts;
        private final Constructor<?> constructor;

        Rows(Class<?> type, int digits, Column names) {
            components = type.getRecordComponents();
            parts = IntStream.range(0, components.length)
                    .mapToObj(i -> part(components[i], digits, names == null ? null : names.value()[i]))
                    .toList();
            try {
                constructor = type.getDeclaredConstructor(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("every record has this constructor", e);
            }
            constructor.setAccessible(true);
            Arrays.stream(components).forEach(c -> c.getAccessor().setAccessible(true));
        }

        private static Part part(RecordComponent component, int digits, String name) {
            Class<?> plain = component.getType();
            Column names = component.getAnnotation(Column.class);
            if (component.getGenericType() instanceof ParameterizedType optional && plain == Optional.class) {
                return new Absent(new Rows((Class<?>) optional.getActualTypeArguments()[0], digits, names));
            }
            return plain.isRecord()
                    ? new Rows(plain, digits, names)
                    : new Cell(name == null ? name(component, names) : name, Kind.of(plain), digits);
        }

        private static String name(RecordComponent component, Column names) {
            return names != null
                    ? names.value()[0]
                    : component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        }

        @Override
        public Stream<String> columns() {
            return parts.stream().flatMap(Part::columns);
        }

        /** How many columns a file has at least. */
        int fewest() {
            Part last = parts.get(parts.size() - 1);
            return last instanceof Absent ? width() - last.width() : width();
        }

        @Override
        public Object read(CsvFiles.Line line, int at) {
            Object[] values = new Object[parts.size()];
            int column = at;
            for (int i = 0; i < values.length; i++) {
                values[i] = parts.get(i).read(line, column);
                column += parts.get(i).width();
            }
            try {
                return constructor.newInstance(values);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof IllegalArgumentException refused) {
                    throw refused;
                }
                throw new IllegalStateException(e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void write(Object value, List<String> fields) {
            try {
                for (int i = 0; i < components.length; i++) {
                    parts.get(i).write(components[i].getAccessor().invoke(value), fields);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A record that may be absent. */
    private record Absent(Rows rows) implements Part {

        @Override
        public Stream<String> columns() {
            return rows.columns();
        }

        @Override
        public Object read(CsvFiles.Line line, int at) {
            boolean empty =
                    line.fields().subList(at, at + rows.width()).stream().allMatch(String::isEmpty);
            return empty ? Optional.empty() : Optional.of(rows.read(line, at));
        }

        @Override
        public void write(Object value, List<String> fields) {
            ((Optional<?>) value)
                    .ifPresentOrElse(
                            v -> rows.write(v, fields), () -> rows.columns().forEach(c -> fields.add("")));
        }
    }

    /** What a column may hold. */
    private record Kind(String expected, Function<String, Object> parse) {

        // ASCII digits only: parsers would take other scripts' digits and a sign.
        private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]*");

        private static final Map<Class<?>, Kind> PLAIN = Map.of(
                String.class, new Kind("a text", s -> s),
                int.class, new Kind("a whole number", s -> Integer.valueOf(whole(s))),
                long.class, new Kind("a whole number", s -> Long.valueOf(whole(s))),
                double.class, new Kind("a number or nothing", CsvFiles::numberOrNone),
                boolean.class, new Kind("yes or no", s -> oneOf(List.of(false, true), s)),
                Params.class, new Kind("name=value joined by semicolons", Params::parse),
                Pattern.class, new Kind("a regular expression", s -> Pattern.compile(s, Pattern.DOTALL)),
                LocalDate.class, new Kind("a date such as 2027-01-31", LocalDate::parse));

        static Kind of(Class<?> type) {
            if (!type.isEnum()) {
                return Objects.requireNonNull(PLAIN.get(type), type::toString);
            }
            List<?> constants = List.of(type.getEnumConstants());
            return new Kind(
                    constants.stream().map(Cell::text).collect(Collectors.joining(", ", "one of ", "")),
                    s -> oneOf(constants, s));
        }

        private static String whole(String text) {
            if (WHOLE.matcher(text).matches()) {
                return text;
            }
            throw new IllegalArgumentException();
        }

        private static Object oneOf(List<?> values, String text) {
            return values.stream()
                    .filter(value -> Cell.text(value).equals(text))
                    .findFirst()
                    .orElseThrow(IllegalArgumentException::new);
        }
    }

    /** One column. */
    private record Cell(String name, Kind kind, int digits) implements Part {

        private static String text(Object value) {
            if (value instanceof Labeled labeled) {
                return labeled.label();
            }
            return value instanceof Boolean yes ? (yes ? "yes" : "no") : value.toString();
        }

        @Override
        public Stream<String> columns() {
            return Stream.of(name);
        }

        @Override
        public Object read(CsvFiles.Line line, int at) {
            try {
                return kind.parse.apply(line.fields().get(at));
            } catch (IllegalArgumentException | DateTimeException e) {
                throw line.error(name + " is '" + line.fields().get(at) + "', expected " + kind.expected);
            }
        }

        @Override
        public void write(Object value, List<String> fields) {
            if (value instanceof Double number && !Double.isFinite(number)) {
                fields.add("");
            } else if (value instanceof Double number && digits > 0) {
                fields.add(String.format(Locale.ROOT, "%." + digits + "g", number));
            } else {
                fields.add(text(value));
            }
        }
    }
}
