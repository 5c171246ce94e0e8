package org.jaxrsbench.results;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;

/** Appends to {@code samples.csv}; what {@link #append} has returned from is on the disk. */
public final class SampleWriter implements AutoCloseable {

    private final FileChannel channel;

    private SampleWriter(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Starts a new file with its header.
     *
     * @throws IOException if it exists already or cannot be written
     */
    public static SampleWriter create(Path file) throws IOException {
        SampleWriter writer =
                new SampleWriter(FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        writer.write(CsvFiles.line(Sample.COLUMNS));
        return writer;
    }

    /**
     * Goes on with a file whose last line is whole.
     *
     * @throws IOException if it cannot be written
     */
    public static SampleWriter continueIn(Path file) throws IOException {
        return new SampleWriter(FileChannel.open(file, StandardOpenOption.APPEND));
    }

    /**
     * Puts other rows in the place of a file's: a reader finds the old ones or the new ones.
     *
     * @throws IOException if they cannot be written; then the old ones are kept
     */
    public static void replace(Path file, Collection<Sample> samples) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(next);
        try (SampleWriter writer = create(next)) {
            writer.append(samples);
        }
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * Appends rows in one write and flushes them to the disk.
     *
     * @throws IOException if the disk is full, say
     */
    public void append(Collection<Sample> samples) throws IOException {
        StringBuilder text = new StringBuilder();
        samples.forEach(s -> text.append(CsvFiles.line(SampleRow.TABLE.fields(SampleRow.of(s)))));
        write(text.toString());
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
