# scripts/bench with JDK 17, and JDK 25 for subjects such as jersey:4.0.3@25. docs/releasing.md says how to run it.
FROM eclipse-temurin:25-jdk-noble AS jdk-25

FROM eclipse-temurin:17-jdk-noble AS base
# git: the commit is part of each run. unzip: what ./mvnw unpacks Maven with. Their versions are those of the base image's day.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends git unzip \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --create-home bench \
    && install -d -o bench -g bench /opt/jaxrs-bench
COPY --from=jdk-25 /opt/java/openjdk /usr/lib/jvm/jdk-25
USER bench
WORKDIR /opt/jaxrs-bench

FROM base AS build
COPY --chown=bench:bench . .
RUN ./mvnw -B -ntp -q package -DskipTests

# Sources, Maven and what it resolved stay: a release is compiled for its line when it is first measured.
FROM base
COPY --from=build --chown=bench:bench /opt/jaxrs-bench /opt/jaxrs-bench
COPY --from=build --chown=bench:bench /home/bench/.m2 /home/bench/.m2
ENTRYPOINT ["scripts/bench"]
CMD ["help"]
