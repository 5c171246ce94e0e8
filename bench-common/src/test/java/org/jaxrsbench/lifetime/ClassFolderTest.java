package org.jaxrsbench.lifetime;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.jakarta.TemplateRouteResource;
import org.junit.jupiter.api.Test;

class ClassFolderTest {

    @Test
    void whoeverLooksForFilesFindsTheApplicationAndNothingElse() throws Exception {
        Class<?> copy = ClassCopies.of(TemplateRouteResource.class, "Scanned", Map.of("route path", "scanned/{id}"));
        try (ClassFolder folder = ClassFolder.of(List.of(copy))) {
            String packageName = copy.getPackageName().replace('.', '/');
            List<URL> found = Collections.list(folder.getResources(packageName));
            assertThat(found).singleElement().asString().startsWith("file:");
            assertThat(folder.findResource(copy.getName().replace('.', '/') + ".class"))
                    .isNotNull();
            assertThat(folder.findResource(packageName + "/TemplateRouteResource.class"))
                    .isNull();
            assertThat(folder.loadClass(copy.getName())).isSameAs(copy);
        }
    }
}
