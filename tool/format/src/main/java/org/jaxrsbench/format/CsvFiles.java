package org.jaxrsbench.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** The one dialect of CSV that is read and written: UTF-8, RFC 4180 quoting, newline line ends. */
public final class CsvFiles {

    /** The dialect. */
    public static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setRecordSeparator('\n')
            .setIgnoreEmptyLines(false)
            .get();

    /** The longest file that is read, in bytes: ten times the longest of ours. What is longer would fill the memory. */
    static final long LONGEST = 256L << 20;

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");

    private CsvFiles() {}

    /** One line of a file, by its number from 1. */
    public record Line(Path file, long number, List<String> fields) {

        /** An error that names the file and this line. */
        public BadInputException error(String what) {
            return new BadInputException(file + ":" + number + ": " + what);
        }
    }

    /** The fields as one line of text, with its line end. */
    public static String line(List<String> fields) {
        return FORMAT.format(fields.toArray()) + "\n";
    }

    /** Writes a whole file; whatever goes wrong, what it held before is not lost. */
    public static void write(Path file, List<String> columns, List<List<String>> rows) throws IOException {
        StringBuilder text = new StringBuilder(line(columns));
        rows.forEach(row -> text.append(line(row)));
        replace(file, text);
    }

    /** Writes any text in place of a file's; whoever is cut off amid that leaves what was there. */
    public static void replace(Path file, CharSequence text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Appends rows to a file, under its header if there is no file yet; what this has returned from is on the disk. */
    public static void append(Path file, List<String> columns, List<List<String>> rows) throws IOException {
        StringBuilder text = new StringBuilder(Files.exists(file) ? "" : line(columns));
        rows.forEach(row -> text.append(line(row)));
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
    }

    /**
     * The fields of one line of text.
     *
     * @throws IllegalArgumentException if it is not one line of CSV
     */
    public static List<String> parseLine(String line) {
        try (CSVParser parser = CSVParser.parse(new StringReader(line), FORMAT)) {
            List<CSVRecord> rows = parser.getRecords();
            if (rows.size() == 1) {
                return rows.get(0).toList();
            }
        } catch (IOException | UncheckedIOException e) {
            throw new IllegalArgumentException("not a line of CSV: " + line, e);
        }
        throw new IllegalArgumentException("not a line of CSV: " + line);
    }

    /** The lines after the header of a file of ours that stands beside a class. */
    public static List<List<String>> beside(Class<?> type, String name) {
        try (InputStream file = type.getResourceAsStream(name)) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).map(CsvFiles::parseLine).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    /**
     * The lines of a file after its header.
     *
     * @param columns what the header must be
     * @throws BadInputException if the file is missing, is not of the dialect, is cut off in its last line, or has
     *     another header or number of fields
     */
    public static List<Line> read(Path file, List<String> columns) {
        return read(file, columns, columns.size());
    }

    /**
     * The same of a file that people write, with any editor: line ends of Windows, a byte order mark, empty lines at the end, and a last line without
     * an end are fine.
     */
    public static List<Line> readEdited(Path file, List<String> columns) {
        return readEdited(file, columns, columns.size());
    }

    static List<Line> readEdited(Path file, List<String> columns, int fewest) {
        String text =
                text(file).replaceFirst("^\uFEFF", "").replace("\r\n", "\n").replaceFirst("\n+$", "");
        return lines(file, text.isEmpty() ? text : text + "\n", columns, fewest);
    }

    /** The same of a file that may lack columns after these first ones; their fields are empty then. */
    static List<Line> read(Path file, List<String> columns, int fewest) {
        return lines(file, text(file), columns, fewest);
    }

    private static List<Line> lines(Path file, String text, List<String> columns, int fewest) {
        if (text.isEmpty()) {
            throw new BadInputException(file + ": is empty, expected the header " + String.join(",", columns));
        }
        checkCharacters(file, text);
        if (!text.endsWith("\n")) {
            throw new BadInputException(
                    file + ":" + (text.lines().count()) + ": the last line is cut off (no line end)");
        }
        List<Line> lines = new ArrayList<>();
        List<String> lacking = List.of();
        long number = 0;
        try (CSVParser parser = CSVParser.parse(new StringReader(text), FORMAT)) {
            for (CSVRecord row : parser) {
                number++;
                Line line = new Line(
                        file,
                        number,
                        Stream.concat(row.stream(), lacking.stream()).toList());
                if (number == 1) {
                    if (line.fields().equals(columns.subList(0, fewest))) {
                        lacking = Collections.nCopies(columns.size() - fewest, "");
                    } else if (!line.fields().equals(columns)) {
                        throw line.error("the header is " + String.join(",", line.fields()) + ", expected "
                                + String.join(",", columns)
                                + (text.startsWith("\uFEFF") ? ", with no byte order mark before it" : ""));
                    }
                } else if (line.fields().size() != columns.size()) {
                    throw line.error(line.fields().size() + " fields, expected " + columns.size()
                            + (line.fields().size() > columns.size()
                                    ? "; quote a field that has a comma"
                                    : "; give each column a field, which may be empty, and leave no empty line"));
                } else {
                    lines.add(line);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw new BadInputException(file + ":" + (number + 1) + ": not CSV: "
                    + firstLine(e).replaceFirst("^\\S*Exception: ", "")
                    + "; quote a field that has a quote, and write each quote in it twice");
        }
        return lines;
    }

    /**
     * A number, or {@code NaN} where a field is empty.
     *
     * @throws NumberFormatException if it is something else, or not finite
     */
    public static double numberOrNone(String field) {
        if (field.isEmpty()) {
            return Double.NaN;
        }
        double value = NUMBER.matcher(field).matches() ? Double.parseDouble(field) : Double.NaN;
        if (!Double.isFinite(value)) {
            throw new NumberFormatException(field);
        }
        return value;
    }

    private static String text(Path file) {
        try {
            if (Files.size(file) > LONGEST) {
                throw new BadInputException(
                        file + ": is longer than " + (LONGEST >> 20) + " MB; expected a run, or a part of it");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
        } catch (NoSuchFileException e) {
            throw new BadInputException(
                    file + ": there is no such file; expected the folder of a run, as commands print it");
        } catch (CharacterCodingException e) {
            throw new BadInputException(file + ": is not UTF-8; save it in that encoding");
        } catch (AccessDeniedException e) {
            throw new BadInputException(file + ": cannot be read: permission denied");
        } catch (IOException e) {
            throw new BadInputException(file + ": cannot be read: " + firstLine(e));
        }
    }

    // No field holds a control character, so every newline ends a line, and a quoted one is an error too.
    private static void checkCharacters(Path file, String text) {
        long line = 1;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '\n' && !quoted) {
                line++;
            } else if (Character.isISOControl(c)) {
                throw new BadInputException(file + ":" + line + ": a control character (code " + (int) c + ")"
                        + (c == '\n' ? ", which ends the line amid a quoted field; close its quote" : "")
                        + "; a field holds none");
            }
        }
    }

    private static String firstLine(Exception e) {
        String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return message.lines().findFirst().orElse("");
    }
}
