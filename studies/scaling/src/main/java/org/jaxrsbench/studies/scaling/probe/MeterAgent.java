package org.jaxrsbench.studies.scaling.probe;

import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Counts what an implementation does, whatever the machine does meanwhile: one for each method that is entered and each jump backward. Of
 * the platform's classes those are counted that work grows in: texts, collections and regular expressions. A search in a collision is work
 * that allocates nothing.
 */
public final class MeterAgent implements ClassFileTransformer {

    private static final List<String> PLATFORM =
            List.of("java/", "javax/", "jdk/", "sun/", "com/sun/proxy", "com/sun/org");

    private static final List<String> COUNTED = List.of(
            "java/lang/String",
            "java/lang/AbstractStringBuilder",
            "java/net/URI",
            "java/net/URLDecoder",
            "java/util/regex/",
            "java/util/HashMap",
            "java/util/LinkedHashMap",
            "java/util/TreeMap",
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/AbstractList",
            "java/util/AbstractCollection",
            "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/CopyOnWriteArrayList");

    /** In classes of texts, which have many small methods, only loops count. */
    private static final String TEXTS = "java/lang/";

    /** Packages that do the counting: counting inside them would never end. */
    private static final List<String> COUNTING = List.of("org/jaxrsbench/studies/scaling/probe/", "org/objectweb/asm/");

    private static final String METER = "org/jaxrsbench/studies/scaling/probe/Meter";

    /** Counted methods, class and name, by their numbers. */
    private static final List<String> METHODS = new ArrayList<>();

    private static Instrumentation instrumentation;

    private MeterAgent() {}

    /**
     * Begins to count.
     *
     * @param jar that holds {@link Meter} alone
     */
    public static void premain(String jar, Instrumentation given) throws IOException, UnmodifiableClassException {
        given.appendToBootstrapClassLoaderSearch(new JarFile(jar));
        given.addTransformer(new MeterAgent(), true);
        given.retransformClasses(Arrays.stream(given.getAllLoadedClasses())
                .filter(c -> given.isModifiableClass(c)
                        && !c.isArray()
                        && isCounted(c.getName().replace('.', '/')))
                .toArray(Class<?>[]::new));
        instrumentation = given;
    }

    /** Adds a jar to the class path of this JVM. */
    static void append(JarFile jar) {
        instrumentation.appendToSystemClassLoaderSearch(jar);
    }

    /** A method, as {@code package/Class.method(descriptor)}. */
    static synchronized String method(int number) {
        return METHODS.get(number);
    }

    /** Whether a method is of the platform. */
    static boolean isOfPlatform(String method) {
        return begins(method, PLATFORM);
    }

    private static synchronized int number(String method) {
        METHODS.add(method);
        return METHODS.size() - 1;
    }

    private static boolean isCounted(String name) {
        return !begins(name, COUNTING) && (begins(name, COUNTED) || !begins(name, PLATFORM));
    }

    private static boolean begins(String name, List<String> prefixes) {
        return prefixes.stream().anyMatch(name::startsWith);
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] code) {
        if (name == null || !isCounted(name)) {
            return null;
        }
        // Of a class file of a later JDK than ASM knows an exception is thrown, and the class stays as it is.
        ClassReader reader = new ClassReader(code);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        return new CountingMethod(
                                name + "." + method + descriptor,
                                super.visitMethod(access, method, descriptor, signature, exceptions));
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static final class CountingMethod extends MethodVisitor {

        private final int number;
        private final boolean entries;
        private final Set<Label> before = new HashSet<>();

        CountingMethod(String method, MethodVisitor next) {
            super(Opcodes.ASM9, next);
            number = number(method);
            entries = !method.startsWith(TEXTS);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (entries) {
                count();
            }
        }

        @Override
        public void visitLabel(Label label) {
            before.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (before.contains(label)) {
                count();
            }
            super.visitJumpInsn(opcode, label);
        }

        private void count() {
            super.visitFieldInsn(Opcodes.GETSTATIC, METER, "COUNTS", "[J");
            super.visitLdcInsn(number);
            super.visitInsn(Opcodes.DUP2);
            super.visitInsn(Opcodes.LALOAD);
            super.visitInsn(Opcodes.LCONST_1);
            super.visitInsn(Opcodes.LADD);
            super.visitInsn(Opcodes.LASTORE);
        }
    }
}
