package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A small file of the kernel that is read again and again, through one open file and one buffer: what runs once an
 * iteration must neither allocate nor be interesting to the compiler.
 */
public final class KernelFile {

    private static final int FIRST_BYTES = 256;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(FIRST_BYTES);

    private KernelFile(FileChannel channel) {
        this.channel = channel;
    }

    /** The file, or null if it cannot be opened: then its numbers count as zero. */
    public static KernelFile open(Path path) {
        try {
            return new KernelFile(FileChannel.open(path, StandardOpenOption.READ));
        } catch (IOException e) {
            return null;
        }
    }

    /**
     * A number of the first line.
     *
     * @param index of the word, from 0; words are separated by blanks
     * @return the number; 0 if the file has gone or the word is no number
     */
    public long field(int index) {
        try {
            buffer.clear();
            channel.read(buffer, 0);
        } catch (IOException e) {
            return 0; // its thread has ended
        }
        buffer.flip();
        int word = 0;
        long value = 0;
        boolean inWord = false;
        while (buffer.hasRemaining()) {
            byte b = buffer.get();
            if (b == '\n') {
                break;
            }
            if (b == ' ') {
                if (inWord && word++ == index) {
                    return value;
                }
                inWord = false;
                value = 0;
            } else {
                inWord = true;
                value = b >= '0' && b <= '9' ? value * 10 + (b - '0') : 0;
            }
        }
        return inWord && word == index ? value : 0;
    }
}
