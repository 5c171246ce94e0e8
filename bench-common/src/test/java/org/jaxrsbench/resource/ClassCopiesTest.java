package org.jaxrsbench.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.Path;
import java.util.Map;
import org.jaxrsbench.resource.jakarta.LocatedResource;
import org.jaxrsbench.resource.jakarta.RouteResource;
import org.junit.jupiter.api.Test;

class ClassCopiesTest {

    @Test
    void aCopyHasAnotherNameAndOtherConstants() throws Exception {
        Class<?> copy = ClassCopies.of(RouteResource.class, "Test1", Map.of("route path", "elsewhere"));
        assertThat(copy.getName()).isEqualTo(RouteResource.class.getName() + "Test1");
        assertThat(copy.getPackage()).isEqualTo(RouteResource.class.getPackage());
        assertThat(copy.getAnnotation(Path.class).value()).isEqualTo("elsewhere");
        Object made = copy.getConstructor().newInstance();
        CallLog.here().open(" and back");
        assertThat(copy.getMethod("get").invoke(made)).isEqualTo("elsewhere and back");
        assertThat(RouteResource.class.getAnnotation(Path.class).value()).isEqualTo("route path");
        assertThat(Class.forName(copy.getName()))
                .as("as if it had been compiled")
                .isSameAs(copy);
    }

    @Test
    void aCopyThatSpeaksOfItselfMeansTheCopy() throws Exception {
        Class<?> copy = ClassCopies.of(LocatedResource.class, "Test2", Map.of("located name", "here"));
        Object made = copy.getConstructor().newInstance();
        assertThat(copy.getMethod("byClass").invoke(made)).isSameAs(copy);
        assertThat(copy.getMethod("byClass").getGenericReturnType().getTypeName())
                .contains(copy.getName());
        assertThat(copy.getMethod("instance").getReturnType()).isSameAs(copy);
    }

    @Test
    void theSameNameIsTheSameClassAndItsFileCanBeRead() throws Exception {
        Class<?> copy = ClassCopies.of(RouteResource.class, "Test3", Map.of("route path", "third"));
        assertThat(ClassCopies.of(RouteResource.class, "Test3", Map.of("route path", "third")))
                .isSameAs(copy);
        assertThat(new String(ClassCopies.classFile(copy).readAllBytes(), "ISO-8859-1"))
                .contains("third", "RouteResourceTest3")
                .doesNotContain("route path");
        assertThat(ClassCopies.classFile(RouteResource.class).readAllBytes()).isNotEmpty();
    }

    @Test
    void aTextThatIsNotThereIsAnError() {
        assertThatThrownBy(() -> ClassCopies.of(RouteResource.class, "Test4", Map.of("no such text", "x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no such text");
    }
}
