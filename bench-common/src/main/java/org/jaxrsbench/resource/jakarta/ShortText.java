package org.jaxrsbench.resource.jakarta;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jaxrsbench.resource.CallLog;

/** A text of sixteen characters at most. One of our own, so that every check can be counted. */
@Constraint(validatedBy = ShortText.Check.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.FIELD})
public @interface ShortText {

    /** The message: a constant, so that nothing has to be evaluated. */
    String message() default "too long";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Counts and checks. */
    class Check implements ConstraintValidator<ShortText, String> {

        private static final int MAX = 16;

        // In Bean Validation 1 this has no default.
        @Override
        public void initialize(ShortText constraint) {
            // has no attributes
        }

        @Override
        public boolean isValid(String text, ConstraintValidatorContext context) {
            CallLog.count();
            return text.length() <= MAX;
        }
    }
}
