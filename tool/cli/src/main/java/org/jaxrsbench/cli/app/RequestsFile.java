package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.Header;
import org.jaxrsbench.protocol.UserApplication.UserRequest;

/**
 * The requests of an application and what they are to be answered, one a line: {@code requests.csv}. It is not code, and may come from
 * anywhere: what it names has to lie beside or below it.
 */
public final class RequestsFile {

    /** Its header. */
    public static final List<String> COLUMNS =
            List.of("name,method,path,headers,body,body-file,weight,status,type,answer,answer-file".split(","));

    /** In the column of answers: any entity and type will do. */
    public static final String ANY = "*";

    static final String MIX = "mix";
    static final long LONGEST_FILE = 16L << 20;
    private static final int MOST_REQUESTS = 1000;
    private static final int HEAVIEST = 1000;
    private static final int LONGEST_IN_LINE = 2000;
    private static final byte[] NONE = {};

    private RequestsFile() {}

    /**
     * Reads the file and what it names.
     *
     * @throws BadInputException if something is wrong; it names the line
     */
    public static List<UserRequest> read(Path file) {
        checkLength(file, file.toString());
        List<CsvFiles.Line> lines = CsvFiles.readEdited(file, COLUMNS);
        if (lines.isEmpty() || lines.size() > MOST_REQUESTS) {
            throw new BadInputException(
                    file + ": " + lines.size() + " requests; expected 1 to " + MOST_REQUESTS + ", one a line");
        }
        List<UserRequest> requests = new ArrayList<>();
        Set<String> names = new HashSet<>(Set.of(MIX));
        for (CsvFiles.Line line : lines) {
            UserRequest request = request(line);
            if (!names.add(request.name())) {
                throw line.error(
                        "the name '" + request.name()
                                + "' is taken; expected another one in the column name, which may be empty for method and path");
            }
            requests.add(request);
        }
        return requests;
    }

    /** Makes sure that each request has an expected answer. */
    static void requireAnswers(Path file, List<UserRequest> requests) {
        for (UserRequest request : requests) {
            if (request.answer().status() == 0) {
                throw new BadInputException(
                        file + ": no answer is expected of " + request.name()
                                + ", and nothing is timed unchecked; write status, type and answer, or --record SUBJECT to have them written");
            }
        }
    }

    private static UserRequest request(CsvFiles.Line line) {
        List<String> f = line.fields();
        String method = f.get(1);
        if (!method.matches("[A-Z]{1,20}")) {
            throw line.error("method is '" + method + "', expected one such as GET");
        }
        String path = path(line, f.get(2));
        String name = f.get(0).isBlank() ? method + " /" + path : f.get(0).strip();
        if (name.matches(".*[;|,].*")) {
            throw line.error("the name '" + name + "'" + (f.get(0).isBlank() ? ", made of method and path," : "")
                    + " has one of ; | , in it; expected another one in the column name");
        }
        List<Header> headers = headers(line, f.get(3));
        return new UserRequest(
                name,
                method,
                path,
                headers,
                bytes(line, "body", f.get(4), f.get(5)),
                weight(line, f.get(6)),
                answer(line, method, f));
    }

    private static String path(CsvFiles.Line line, String given) {
        String path = given.startsWith("/") ? given.substring(1) : given;
        try {
            URI uri = new URI("http://localhost/" + path);
            if (!given.matches("[a-z]+://.*")
                    && uri.getRawFragment() == null
                    && uri.getRawAuthority().equals("localhost")
                    && path.chars().allMatch(c -> c > ' ' && c < 127)) {
                return path;
            }
        } catch (URISyntaxException e) {
            // said below
        }
        throw line.error(
                "path is '" + given + "', expected one such as /orders/1?full=true, encoded as a client sends it");
    }

    private static List<Header> headers(CsvFiles.Line line, String field) {
        List<Header> headers = new ArrayList<>();
        for (String header : field.isBlank() ? new String[0] : field.split(" \\| ")) {
            int colon = header.indexOf(':');
            String name = header.substring(0, Math.max(0, colon)).strip();
            if (!name.matches("[!#$%&'*+.^_`~0-9A-Za-z-]+")
                    || header.matches(".*\\|\\s*[A-Za-z-]+:.*")
                    || !StandardCharsets.ISO_8859_1.newEncoder().canEncode(header)) {
                throw line.error("headers are '" + field
                        + "', expected them like 'Accept: application/json | X-Tenant: 1', in ISO 8859-1");
            }
            if (name.equalsIgnoreCase("Content-Length")) {
                throw line.error("headers name Content-Length, which comes from the body; leave it out");
            }
            headers.add(new Header(name, header.substring(colon + 1).strip()));
        }
        return headers;
    }

    private static int weight(CsvFiles.Line line, String field) {
        if (field.isEmpty()) {
            return 1;
        }
        if (field.matches("\\d{1,4}") && Integer.parseInt(field) <= HEAVIEST) {
            return Integer.parseInt(field);
        }
        throw line.error("weight is '" + field + "', expected a whole number from 0 to " + HEAVIEST);
    }

    private static Answer answer(CsvFiles.Line line, String method, List<String> f) {
        String status = f.get(7);
        if (status.isEmpty()) {
            if (!f.get(8).isEmpty() || !f.get(9).isEmpty() || !f.get(10).isEmpty()) {
                throw line.error("an answer without a status; expected one such as 200");
            }
            return new Answer(0, "", NONE, true);
        }
        if (!status.matches("[1-9]\\d\\d")) {
            throw line.error("status is '" + status + "', expected one such as 200");
        }
        boolean any = f.get(9).equals(ANY) && f.get(10).isEmpty();
        byte[] body = any ? NONE : bytes(line, "answer", f.get(9), f.get(10));
        int code = Integer.parseInt(status);
        if (body.length > 0 && !Answer.mayHaveEntity(method, code)) {
            throw line.error("an answer to " + method + " with status " + status
                    + " has no entity; leave the columns answer and answer-file empty");
        }
        return new Answer(code, f.get(8).strip(), body, any);
    }

    private static byte[] bytes(CsvFiles.Line line, String what, String text, String fileName) {
        if (fileName.isEmpty()) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        if (!text.isEmpty()) {
            throw line.error(what + " and " + what + "-file are both given; leave one empty");
        }
        try {
            Path folder = line.file().toAbsolutePath().normalize().getParent();
            Path file = folder.resolve(fileName).normalize();
            // Where links lead counts, too.
            if (Path.of(fileName).isAbsolute()
                    || !file.startsWith(folder)
                    || Files.exists(file) && !file.toRealPath().startsWith(folder.toRealPath())) {
                throw line.error(
                        what + "-file is '" + fileName + "', expected a file in the folder of the requests or below");
            }
            checkLength(file, line.file() + ":" + line.number() + ": " + what + "-file '" + fileName + "'");
            return Files.readAllBytes(file);
        } catch (IOException | InvalidPathException e) {
            throw line.error(what + "-file '" + fileName + "' cannot be read");
        }
    }

    private static void checkLength(Path file, String name) {
        try {
            if (!Files.isRegularFile(file)) {
                throw new BadInputException(name + ": there is no such file");
            }
            if (Files.size(file) > LONGEST_FILE) {
                throw new BadInputException(
                        name + ": is longer than " + (LONGEST_FILE >> 20) + " MB; expected a shorter file");
            }
        } catch (IOException e) {
            throw new BadInputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    /**
     * Writes the same requests with what was answered, for review. Entities that do not fit a line go into files beside it, or stay in the
     * file where they were expected: so records of two releases that answer alike are the same text.
     *
     * @param to a file that is not there, in the folder of the requests
     * @param answers by the places of the requests, from 0; a request without one is left out, and one with the status 0 is expected
     *     nothing of
     */
    static void write(Path to, Path from, Map<Integer, Answer> answers) throws IOException {
        List<CsvFiles.Line> lines = CsvFiles.readEdited(from, COLUMNS);
        String folder = to.getFileName().toString().replaceFirst("\\.csv$", "") + "-answers";
        List<List<String>> rows = new ArrayList<>();
        for (int i : new TreeSet<>(answers.keySet())) {
            List<String> row = new ArrayList<>(lines.get(i).fields().subList(0, 7));
            Answer answer = answers.get(i);
            if (answer.status() == 0) {
                row.addAll(List.of("", "", "", ""));
                rows.add(row);
                continue;
            }
            row.add(Integer.toString(answer.status()));
            row.add(answer.type());
            String text = answer.anyBody() ? ANY : inLine(answer.body());
            String given = lines.get(i).fields().get(10);
            boolean same = text == null
                    && !given.isEmpty()
                    && Arrays.equals(bytes(lines.get(i), "answer", "", given), answer.body());
            row.add(text == null ? "" : text);
            row.add(same ? given : text == null ? folder + "/" + (i + 1) : "");
            if (text == null && !same) {
                Files.createDirectories(to.resolveSibling(folder));
                Files.write(to.resolveSibling(folder).resolve(Integer.toString(i + 1)), answer.body());
            }
            rows.add(row);
        }
        CsvFiles.write(to, COLUMNS, rows);
    }

    /** Null for what a field cannot hold, or nobody would read in one. */
    private static String inLine(byte[] body) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
            return text.length() > LONGEST_IN_LINE
                            || text.equals(ANY)
                            || text.chars().anyMatch(Character::isISOControl)
                    ? null
                    : text;
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
