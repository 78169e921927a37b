import { useContext } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormContext, useFieldLabel } from './Form/FormContext';
import type { ValueText } from './Form/FormContext';

/** Props of every form adapter: the name of its value in the form, and the form's control. */
export interface FieldBinding<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> {
  name: Name;
  /** Control of the form, which types `name`; defaults to that of the nearest Form. */
  control?: Control<Values>;
}

/**
 * Binds a field to the form: its value, its error as a text in the language in force, and what the schema says of it. The label names the
 * field in the error summary and in a conflict. Fields take the focus of a fault in the order in which their components are rendered, so each calls this in a
 * component of its own, in its place among the others.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  { name, control }: FieldBinding<Values, Name>,
  label?: string,
  valueText?: ValueText,
) {
  const { field, fieldState } = useController({ name, control });
  const { errorText, rules } = useContext(FormContext);
  useFieldLabel(name, label, valueText);
  const message = fieldState.error?.message;
  return {
    ref: field.ref,
    value: field.value,
    /** Sets the value in the form; widened because an adapter cannot know the form's own type. */
    change: field.onChange as (value: unknown) => void,
    /** Most characters of a text; undefined without a limit. */
    maxLength: rules.maxLength(name),
    common: {
      name: field.name,
      onBlur: field.onBlur,
      isDisabled: field.disabled,
      isInvalid: fieldState.invalid,
      errorMessage: message ? errorText(message) : undefined,
      isRequired: rules.isRequired(name),
      // The form validates; without this React Aria would ask the browser too, and mark a field invalid without a message.
      validationBehavior: 'aria' as const,
    },
  };
}
