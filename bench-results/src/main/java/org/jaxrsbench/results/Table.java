package org.jaxrsbench.results;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A CSV file whose rows are records: a column for each component, in order, {@code snake_case}. A record inside a record
 * stands as its own columns; one that may be absent is an {@link Optional}, and its columns are empty then.
 *
 * <p>Texts, whole numbers, numbers (an empty field is NaN), {@code yes} or {@code no}, {@link Params}, regular expressions and enumerations (by
 * {@link Labeled} name if they have one) may be columns. A record refuses values by an {@link IllegalArgumentException} in its
 * constructor.
 *
 * @param <R> of a row
 */
public final class Table<R extends Record> {

    /** The name of a column, where it is not that of the component. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Column {
        /** The name. */
        String value();
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
    private final String writer;

    /**
     * A kind of file.
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
        this.rows = new Rows(type, digits);
        this.writer = writer;
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
        return CsvFiles.read(file, columns()).stream().map(this::row).toList();
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
            throw line.error(e.getMessage() + "; expected a row as " + writer + " writes it");
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

        Rows(Class<?> type, int digits) {
            components = type.getRecordComponents();
            parts = Arrays.stream(components).map(c -> part(c, digits)).toList();
            try {
                constructor = type.getDeclaredConstructor(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("every record has this constructor", e);
            }
            constructor.setAccessible(true);
            Arrays.stream(components).forEach(c -> c.getAccessor().setAccessible(true));
        }

        private static Part part(RecordComponent component, int digits) {
            Type type = component.getGenericType();
            if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
                return new Absent(new Rows((Class<?>) generic.getActualTypeArguments()[0], digits));
            }
            Class<?> plain = component.getType();
            return plain.isRecord() ? new Rows(plain, digits) : Cell.of(name(component), plain, digits);
        }

        private static String name(RecordComponent component) {
            Column column = component.getAnnotation(Column.class);
            return column != null
                    ? column.value()
                    : component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        }

        @Override
        public Stream<String> columns() {
            return parts.stream().flatMap(Part::columns);
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

    /** One column. */
    private record Cell(String name, String expected, Function<String, Object> parse, Function<Object, String> text)
            implements Part {

        private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]*");

        static Cell of(String name, Class<?> type, int digits) {
            if (type == String.class) {
                return new Cell(name, "a text", s -> s, Object::toString);
            }
            if (type == int.class) {
                return new Cell(name, "a whole number", s -> Integer.valueOf(whole(s)), Object::toString);
            }
            if (type == long.class) {
                return new Cell(name, "a whole number", s -> Long.valueOf(whole(s)), Object::toString);
            }
            if (type == double.class) {
                return new Cell(name, "a number or nothing", CsvFiles::numberOrNone, n -> number((double) n, digits));
            }
            if (type == boolean.class) {
                return new Cell(name, "yes or no", Cell::yesOrNo, b -> (boolean) b ? "yes" : "no");
            }
            if (type == Params.class) {
                return new Cell(name, "name=value joined by semicolons", Params::parse, Object::toString);
            }
            if (type == Pattern.class) {
                return new Cell(
                        name, "a regular expression", s -> Pattern.compile(s, Pattern.DOTALL), Object::toString);
            }
            if (type.isEnum()) {
                List<?> constants = List.of(type.getEnumConstants());
                return new Cell(
                        name,
                        constants.stream().map(Cell::label).collect(Collectors.joining(", ", "one of ", "")),
                        s -> constants.stream()
                                .filter(c -> label(c).equals(s))
                                .findFirst()
                                .orElseThrow(IllegalArgumentException::new),
                        Cell::label);
            }
            throw new IllegalArgumentException("a column of " + type);
        }

        /** ASCII digits only: parsers would take other scripts' digits and a sign. */
        private static String whole(String text) {
            if (WHOLE.matcher(text).matches()) {
                return text;
            }
            throw new IllegalArgumentException();
        }

        private static boolean yesOrNo(String text) {
            if (text.equals("yes") || text.equals("no")) {
                return text.equals("yes");
            }
            throw new IllegalArgumentException();
        }

        private static String label(Object constant) {
            return constant instanceof Labeled labeled ? labeled.label() : ((Enum<?>) constant).name();
        }

        private static String number(double value, int digits) {
            if (!Double.isFinite(value)) {
                return "";
            }
            return digits == 0 ? Double.toString(value) : String.format(Locale.ROOT, "%." + digits + "g", value);
        }

        @Override
        public Stream<String> columns() {
            return Stream.of(name);
        }

        @Override
        public Object read(CsvFiles.Line line, int at) {
            try {
                return parse.apply(line.fields().get(at));
            } catch (IllegalArgumentException e) {
                throw line.error(name + " is '" + line.fields().get(at) + "', expected " + expected);
            }
        }

        @Override
        public void write(Object value, List<String> fields) {
            fields.add(text.apply(value));
        }
    }
}
