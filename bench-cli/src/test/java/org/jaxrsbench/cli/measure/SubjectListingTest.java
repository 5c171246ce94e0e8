package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubjectListingTest {

    @TempDir
    private Path folder;

    /** The list of a harness that prints these lines. */
    private FleetMember listed(String... greeting) throws IOException {
        Path java = Files.writeString(
                folder.resolve("java"), "#!/bin/sh\ncat << 'END'\n" + String.join("\n", greeting) + "\nEND\ncat\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return SubjectListing.of(
                "label", new Launchable(Subject.parse("git:v1/jersey:2.15"), List.of(), java), List.of(), 1, folder);
    }

    @Test
    void whatAHarnessSaysOfItselfIsTakenIn() throws IOException {
        FleetMember member = listed(
                "hello,jersey,2.15,digest," + ForkOrder.VERSION,
                "case,0,B.m,p=1,thrpt,x.B.m,app,yes,-Xmx1g",
                "case,1,B.m,p=2,thrpt,x.B.m,,no",
                "options,x.C.take,-Done",
                "ready");
        Case first = Case.of("B.m", "p=1", "thrpt", 1);
        assertThat(member.cases()).hasSize(2).contains(first);
        assertThat(member.applications()).containsOnlyKeys(first);
        assertThat(member.slicing().cases()).containsExactly(first);
        assertThat(member.slicing().options()).containsExactly("-Done");
        assertThat(member.slicing().flags()).containsEntry(first, List.of("-Xmx1g"));
    }

    /** The first harness did not name its protocol. */
    @ParameterizedTest
    @ValueSource(strings = {"", ",2", ",3", ",99"})
    void aHarnessOfAnotherProtocolIsRefusedInOneLine(String named) {
        assertThatThrownBy(() -> listed("hello,jersey,2.15,digest" + named, "ready"))
                .isInstanceOf(BadInputException.class)
                .message()
                .matches("subject 'label': its harness speaks protocol \\d+, this tool speaks " + ForkOrder.VERSION
                        + "; measure it with the tool of its own commit");
    }
}
