package found;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * Sends two requests of unlike size in turn, and prints what each took, if every answer is right. It needs only the implementation's jars:
 * {@code mvn -q compile exec:java}.
 */
public final class Reproduce {

    private static final int TURNS = 21;
    private static final long TURN_NANOS = 200_000_000L;
    private static final int LONG = 200;

    private final Implementation implementation;
    private final Properties says;
    private final String side;
    private final String method;
    private final String path;
    private final List<String> headers = new ArrayList<>();
    private final String body;
    private final String answer;
    private final int different;
    private int sent;

    private Reproduce(String side, Properties says) throws Exception {
        this.says = says;
        this.side = side;
        List<String> lines = Arrays.asList(text(side + ".txt").split("\n", -1));
        String[] first = lines.get(0).split(" ");
        method = first[0];
        path = first[1];
        int blank = lines.indexOf("");
        for (String line : lines.subList(1, blank)) {
            int colon = line.indexOf(": ");
            headers.add(line.substring(0, colon));
            headers.add(line.substring(colon + 2));
        }
        body = String.join("\n", lines.subList(blank + 1, lines.size()));
        answer = text(side + "-answer.txt");
        different = Integer.parseInt(say("different"));
        implementation = new Implementation(classes("roots"), classes("filters"));
    }

    private String say(String name) {
        return says.getProperty(side + "." + name);
    }

    private List<Class<?>> classes(String name) throws ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        for (String each : say(name).split(" ")) {
            if (!each.isEmpty()) {
                classes.add(Class.forName("found." + each));
            }
        }
        return classes;
    }

    private static String text(String resource) throws IOException {
        try (InputStream in = Reproduce.class.getResourceAsStream("/" + resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Sends the next request and says how its answer differs, or nothing. If several requests take turns, a row of marks is the number. */
    private String difference() throws Exception {
        String number = String.format(Locale.ROOT, "%07d", sent++ % different);
        String[] all = headers.stream().map(h -> h.replace("#######", number)).toArray(String[]::new);
        String is = implementation.answer(method, path.replace("#######", number), all, body);
        String right = ("200 " + answer.replace("#######", number)).trim();
        return is.equals(right) ? "" : "is answered " + shortened(is) + ", expected " + shortened(right);
    }

    private static String shortened(String text) {
        return text.length() > LONG ? text.substring(0, LONG) + "..." : text;
    }

    private double microseconds() throws Exception {
        int count = 0;
        long start = System.nanoTime();
        long passed = 0;
        while (passed < TURN_NANOS) {
            String difference = difference();
            if (!difference.isEmpty()) {
                throw new IllegalStateException(side + ": " + difference);
            }
            count++;
            passed = System.nanoTime() - start;
        }
        return passed / 1e3 / count;
    }

    public static void main(String[] args) throws Exception {
        Properties says = new Properties();
        try (InputStream in = Reproduce.class.getResourceAsStream("/finding.properties")) {
            says.load(in);
        }
        System.out.println(says.getProperty("says"));
        Reproduce near;
        Reproduce far;
        try {
            near = new Reproduce("near", says);
            far = new Reproduce("far", says);
        } catch (RuntimeException e) {
            System.out.println("the application does not boot: " + e.getMessage());
            System.exit(0);
            return;
        }
        boolean right = true;
        for (Reproduce each : List.of(near, far)) {
            String difference = each.difference();
            System.out.println(each.side + ", " + each.say("size") + ": "
                    + (difference.isEmpty() ? "the answer is right" : difference));
            right &= difference.isEmpty();
        }
        if (!right) {
            System.out.println("an answer differs, so nothing is timed");
            System.exit(0);
        }
        double[] nearTook = new double[TURNS];
        double[] farTook = new double[TURNS];
        double[] ratios = new double[TURNS];
        for (int i = -TURNS; i < TURNS; i++) { // the first ones warm up
            int place = Math.max(0, i);
            nearTook[place] = near.microseconds();
            farTook[place] = far.microseconds();
            ratios[place] = farTook[place] / nearTook[place];
        }
        for (double[] each : List.of(nearTook, farTook, ratios)) {
            Arrays.sort(each);
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %.1f us, %s: %.1f us; ratio of %d turns: median %.2f, half of them from %.2f to %.2f%n",
                near.say("size"),
                nearTook[TURNS / 2],
                far.say("size"),
                farTook[TURNS / 2],
                TURNS,
                ratios[TURNS / 2],
                ratios[TURNS / 4],
                ratios[3 * TURNS / 4]);
        System.exit(0);
    }
}
