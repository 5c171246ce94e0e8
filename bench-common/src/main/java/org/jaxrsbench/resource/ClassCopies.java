package org.jaxrsbench.resource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Copies of a class under other names and with other constants: a thousand resources of which only one is written. A copy stands beside
 * its original, in its package and in its class loader, as if it had been compiled.
 *
 * <p>Done on the table of constants of the class file (JVMS 4.4), which is all that differs. A library that writes class files would stand
 * on the class path of what is measured.
 */
public final class ClassCopies {

    private static final int MAGIC_AND_VERSION = 8;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private static final Map<String, Copy> COPIES = new ConcurrentHashMap<>();

    private record Copy(Class<?> type, byte[] code) {}

    private ClassCopies() {}

    /**
     * A copy; the same class each time for the same name.
     *
     * @param original a top-level class
     * @param suffix what is added to its name; it has to stand for the constants
     * @param constants texts of the original, in annotations and in code, each with what the copy has in its place
     * @throws IllegalArgumentException if the original has no such text
     */
    public static Class<?> of(Class<?> original, String suffix, Map<String, String> constants) {
        return COPIES.computeIfAbsent(
                        original.getName() + suffix, name -> define(original, copied(original, suffix, constants)))
                .type();
    }

    /** The class file of a class, of a copy too: for an implementation that reads it. */
    public static InputStream classFile(Class<?> type) {
        Copy copy = COPIES.get(type.getName());
        return copy == null
                ? type.getClassLoader()
                        .getResourceAsStream(type.getName().replace('.', '/').concat(".class"))
                : new ByteArrayInputStream(copy.code());
    }

    private static Copy define(Class<?> original, byte[] code) {
        try {
            return new Copy(
                    MethodHandles.privateLookupIn(original, MethodHandles.lookup())
                            .defineClass(code),
                    code);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("no copy of " + original, e);
        }
    }

    private static byte[] copied(Class<?> original, String suffix, Map<String, String> constants) {
        String name = original.getName().replace('.', '/');
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        int replaced = 0;
        try (DataInputStream in = new DataInputStream(classFile(original));
                DataOutputStream out = new DataOutputStream(copy)) {
            out.write(in.readNBytes(MAGIC_AND_VERSION));
            int count = in.readUnsignedShort();
            out.writeShort(count);
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                out.writeByte(tag);
                if (tag == UTF8) {
                    String text = in.readUTF();
                    replaced += constants.containsKey(text) ? 1 : 0;
                    out.writeUTF(
                            text.equals(name)
                                    ? name + suffix
                                    : constants.getOrDefault(
                                            text, text.replace("L" + name + ";", "L" + name + suffix + ";")));
                } else {
                    out.write(in.readNBytes(bytesAfter(tag)));
                    // These take two places in the table.
                    i += tag == LONG || tag == DOUBLE ? 1 : 0;
                }
            }
            in.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(original.getName(), e);
        }
        if (replaced != constants.size()) {
            throw new IllegalArgumentException(original + " does not have all of these texts: " + constants.keySet());
        }
        return copy.toByteArray();
    }

    /** Table 4.4-A of the JVM's specification. */
    private static int bytesAfter(int tag) {
        return switch (tag) {
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case LONG, DOUBLE -> 8;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            default -> throw new IllegalStateException("constant of kind " + tag);
        };
    }
}
