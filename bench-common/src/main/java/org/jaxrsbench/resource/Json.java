package org.jaxrsbench.resource;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Three ways from {@link Person} to JSON and back, with one and the same Jackson under every implementation. None of
 * them closes the stream, which is the implementation's.
 */
public enum Json {
    /** Plain databind on the bean's properties. */
    DATABIND {
        @Override
        public Object read(InputStream in, Type type) throws IOException {
            return bind(PLAIN, in, type);
        }

        @Override
        public void write(Object value, OutputStream out) throws IOException {
            PLAIN.writeValue(out, value);
        }
    },
    /** Databind with a serializer and a deserializer written for the class. */
    SERIALIZER {
        @Override
        public Object read(InputStream in, Type type) throws IOException {
            return bind(CUSTOM, in, type);
        }

        @Override
        public void write(Object value, OutputStream out) throws IOException {
            CUSTOM.writeValue(out, value);
        }
    },
    /** The streaming API, by hand. */
    STREAMING {
        @Override
        public Object read(InputStream in, Type type) throws IOException {
            try (JsonParser parser = FACTORY.createParser(in)) {
                if (parser.nextToken() == JsonToken.START_OBJECT) {
                    return readPerson(parser);
                }
                List<Person> people = new ArrayList<>();
                while (parser.nextToken() == JsonToken.START_OBJECT) {
                    people.add(readPerson(parser));
                }
                return people;
            }
        }

        @Override
        public void write(Object value, OutputStream out) throws IOException {
            try (JsonGenerator generator = FACTORY.createGenerator(out)) {
                if (value instanceof Person person) {
                    writePerson(person, generator);
                    return;
                }
                generator.writeStartArray();
                for (Object person : (List<?>) value) {
                    writePerson((Person) person, generator);
                }
                generator.writeEndArray();
            }
        }
    };

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();
    private static final ObjectMapper PLAIN = JsonMapper.builder(FACTORY).build();
    private static final ObjectMapper CUSTOM = JsonMapper.builder(FACTORY)
            .addModule(new SimpleModule()
                    .addSerializer(Person.class, new PersonSerializer())
                    .addDeserializer(Person.class, new PersonDeserializer()))
            .build();

    /**
     * Reads one value.
     *
     * @param type the type that the resource asks for, with its parameters
     * @throws IOException if it is not JSON, or not of that type
     */
    public abstract Object read(InputStream in, Type type) throws IOException;

    /**
     * Writes one value.
     *
     * @param value a {@link Person} or a list of them
     * @throws IOException if it cannot be written
     */
    public abstract void write(Object value, OutputStream out) throws IOException;

    private static Object bind(ObjectMapper mapper, InputStream in, Type type) throws IOException {
        return mapper.readerFor(mapper.constructType(type)).readValue(in);
    }

    private static Person readPerson(JsonParser parser) throws IOException {
        Person person = new Person();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            switch (name) {
                case "first" -> person.setFirst(parser.getText());
                case "last" -> person.setLast(parser.getText());
                default -> parser.skipChildren();
            }
        }
        return person;
    }

    private static void writePerson(Person person, JsonGenerator generator) throws IOException {
        generator.writeStartObject();
        generator.writeStringField("first", person.getFirst());
        generator.writeStringField("last", person.getLast());
        generator.writeEndObject();
    }

    private static final class PersonSerializer extends StdSerializer<Person> {

        private static final long serialVersionUID = 1L;

        PersonSerializer() {
            super(Person.class);
        }

        @Override
        public void serialize(Person person, JsonGenerator generator, SerializerProvider provider) throws IOException {
            writePerson(person, generator);
        }
    }

    private static final class PersonDeserializer extends StdDeserializer<Person> {

        private static final long serialVersionUID = 1L;

        PersonDeserializer() {
            super(Person.class);
        }

        @Override
        public Person deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return readPerson(parser);
        }
    }
}
