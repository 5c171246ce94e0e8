package org.jaxrsbench.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.process.Launchable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FleetMemberTest {

    @TempDir
    private Path folder;

    /** The list of a harness that prints these lines. */
    private FleetMember listed(String... greeting) throws IOException {
        Path java = Files.writeString(
                folder.resolve("java"), "#!/bin/sh\ncat << 'END'\n" + String.join("\n", greeting) + "\nEND\ncat\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return FleetMember.asked(
                "label",
                new Launchable("git:v1/jersey:2.15", Launchable.Kind.COMMIT, List.of(), List.of(), java),
                List.of(),
                1,
                folder);
    }

    @Test
    void whatAHarnessSaysOfItselfIsTakenIn() throws IOException {
        Listing.Listed first =
                new Listing.Listed("B.m", Map.of("p", "1"), "thrpt", "x.B.m", "app", false, List.of("-Xmx1g"), "");
        Listing.Listed not = new Listing.Listed("B.m", Map.of("p", "2"), "thrpt", "x.B.m", "", false, List.of(), "why");
        Listing said = new Listing(
                ForkOrder.VERSION,
                "jersey",
                "2.15",
                "digest",
                "engine",
                "x.C",
                List.of("-D"),
                "c",
                List.of(first, not),
                "");
        FleetMember member = listed(
                "[0.004s][warning][perf,memops] Cannot use file /tmp/hsperfdata_x/1 because it is locked by another process",
                "OpenJDK 64-Bit Server VM warning: Archived non-system classes are disabled",
                said.toLine());
        Case runs = Case.of("B.m", "p=1", "thrpt", 1);
        assertThat(member.harness()).isEqualTo(said);
        assertThat(member.listed()).hasSize(2).containsEntry(runs, first);
        assertThat(member.cases()).containsExactly(runs);
        assertThat(member.unsupported()).containsExactly(Map.entry(Case.of("B.m", "p=2", "thrpt", 1), "why"));
    }

    private static FleetMember of(String... params) {
        List<Listing.Listed> cases = Stream.of(params)
                .map(p ->
                        new Listing.Listed("B.m", Params.parse(p).values(), "thrpt", "x.B.m", "", false, List.of(), ""))
                .toList();
        return FleetMember.of(
                "new", new Listing(ForkOrder.VERSION, "jmh", "1", "h", "e", "", List.of(), "", cases, ""), 1);
    }

    /** The names of the second one's cases beside the first one's, and how they differ. */
    private static void named(FleetMember first, FleetMember second, String differs, String... names) {
        FleetMember named = second.named(first);
        assertThat(named.cases())
                .containsExactly(
                        Stream.of(names).map(n -> Case.of("B.m", n, "thrpt", 1)).toArray(Case[]::new));
        assertThat(named.renamed()).isEqualTo(differs);
        // Each is given its own parameters, whatever it is called.
        assertThat(named.listed().values())
                .containsExactlyElementsOf(second.listed().values());
    }

    @Test
    void aParameterThatOnlyOneHasDoesNotCountIfItHasOneValue() {
        named(of("p=1", "p=2"), of("p=1", "p=2"), "", "p=1", "p=2");
        named(of("p=1", "p=2"), of("c=u;p=1", "c=u;p=2"), "a parameter was added: c", "p=1", "p=2");
        named(of(""), of("c=u"), "a parameter was added: c", "");
        named(of("c=u;p=1", "c=u;p=2"), of("p=1", "p=3"), "a parameter was removed: c", "c=u;p=1", "p=3");
        named(of("c=u"), of(""), "a parameter was removed: c", "c=u");
        named(of("p=1"), of("c=u;p=1", "c=v;p=1"), "", "c=u;p=1", "c=v;p=1");
        named(of("p=1"), of("c=1"), "", "c=1");
        named(of("p=1"), of("c=u;p=2"), "", "c=u;p=2");
    }

    /** Also one that is not selected: that it is wrong is said. */
    @Test
    void whatIsAnsweredWrongIsNotRunAndSaid() {
        Case right = Case.of("A.dispatch", "request=right", "thrpt", 1);
        Case wrong = Case.of("A.dispatch", "request=wrong", "thrpt", 1);
        Case other = Case.of("A.dispatch", "request=other", "thrpt", 1);
        FleetMember member = FakeFleet.member("label", right, wrong).failing(Map.of("wrong", "500", "other", "404"));
        assertThat(member.cases()).containsExactly(right);
        assertThat(member.unsupported()).containsOnly(Map.entry(wrong, "500"), Map.entry(other, "404"));
        FakeFleet fleet = new FakeFleet(List.of(member, FakeFleet.member("next", right, wrong)), (o, l, s) -> null);
        assertThat(fleet.supported()).containsExactly(right, wrong);
        assertThat(fleet.common()).containsExactly(right);
        assertThat(fleet.unknown()).isEmpty();
    }

    /** The first harnesses spoke another language. */
    @ParameterizedTest
    @CsvSource({"'hello,jersey,2.15,digest,4', an older protocol", "'{\"protocol\":99}', protocol 99"})
    void aHarnessOfAnotherProtocolIsRefusedInOneLine(String greeting, String named) {
        assertThatThrownBy(() -> listed(greeting, "ready"))
                .isInstanceOf(BadInputException.class)
                .hasMessage("subject 'label': its harness speaks " + named + ", this tool speaks protocol "
                        + ForkOrder.VERSION + "; measure it with the tool of its own commit");
    }

    @Test
    void whatAHarnessRefusesIsBadInput() {
        String refusal = Listing.badInput("no such benchmark").toLine();
        assertThatThrownBy(() -> listed(refusal))
                .isInstanceOf(BadInputException.class)
                .hasMessage("no such benchmark (subject 'label': that commit may know fewer options)");
    }
}
