package org.jaxrsbench.engine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The gzip format (RFC 1952), as far as requests and checks of answers need it. */
final class Gzip {

    private Gzip() {}

    static long crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }

    /** The last eight bytes of a stream, the first of them lowest: the checksum and the length of what it holds. */
    static long trailer(long crc, int length) {
        return crc | (long) length << Integer.SIZE;
    }

    static byte[] compressed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The content of a gzip stream; empty if the bytes are not one. */
    static byte[] expanded(byte[] stream) {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(stream))) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            return new byte[0];
        }
    }
}
