package org.jaxrsbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class JarListTest {

    @Test
    void whatIsWrittenIsRead() {
        for (JarList list : List.of(
                JarList.of("a.B", List.of(Path.of("/x/one.jar"), Path.of("/x y/two.jar"))),
                JarList.of("a.B", List.of()),
                JarList.none("no luck"))) {
            assertThat(JarList.parse(list.toText())).isEqualTo(list);
        }
    }

    @Test
    void aListIsAClassAndAJarALine() {
        assertThat(JarList.of("a.B", List.of(Path.of("/x/one.jar"))).toText()).isEqualTo("a.B\n/x/one.jar\n");
        assertThat(JarList.none("no luck").toText()).isEqualTo("# no luck\n");
    }
}
