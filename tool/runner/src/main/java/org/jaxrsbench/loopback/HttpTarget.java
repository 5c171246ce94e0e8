package org.jaxrsbench.loopback;

import java.util.List;
import org.jaxrsbench.format.BadInputException;

/** A server and what is asked of it. */
public record HttpTarget(HttpSubject subject, Endpoint endpoint) {

    /**
     * What subjects answer of some endpoints.
     *
     * @param endpoints method and path with a blank between; all endpoints if there is none
     * @throws BadInputException if no subject answers one of them
     */
    public static List<HttpTarget> select(List<HttpSubject> subjects, List<String> endpoints) {
        List<HttpTarget> targets = subjects.stream()
                .flatMap(subject -> subject.endpoints().stream()
                        .filter(e -> endpoints.isEmpty() || endpoints.contains(e.toString()))
                        .map(e -> new HttpTarget(subject, e)))
                .toList();
        for (String endpoint : endpoints) {
            if (targets.stream()
                    .noneMatch(target -> target.endpoint().toString().equals(endpoint))) {
                throw new BadInputException(
                        "--endpoint " + endpoint + ": no chosen server answers it; --list shows what each answers");
            }
        }
        return targets;
    }

    @Override
    public String toString() {
        return subject.label() + " " + endpoint;
    }
}
