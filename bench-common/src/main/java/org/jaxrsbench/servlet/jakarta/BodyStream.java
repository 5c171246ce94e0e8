package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The body of a request, all of which is there from the start. */
final class BodyStream extends ServletInputStream {

    private final InputStream body;

    BodyStream(InputStream body) {
        this.body = body;
    }

    @Override
    public int read() throws IOException {
        return body.read();
    }

    @Override
    public int read(byte[] target, int offset, int count) throws IOException {
        return body.read(target, offset, count);
    }

    @Override
    public int available() throws IOException {
        return body.available();
    }

    @Override
    public boolean isFinished() {
        try {
            return body.available() == 0;
        } catch (IOException e) {
            throw new IllegalStateException("the body is held in memory", e);
        }
    }

    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
        throw new UnsupportedOperationException("read events: the whole body is there from the start");
    }
}
