import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useErrorText } from './Form/Form';

/** Props of every form adapter: the name of its value in the form, and the form's control. */
export interface FieldBinding<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> {
  name: Name;
  /** Control of the form, which types `name`; defaults to that of the nearest Form. */
  control?: Control<Values>;
}

/** Binds a field to the form: its value, and its error as a text in the language in force. */
export function useField<Values extends FieldValues>({ name, control }: FieldBinding<Values>) {
  const { field, fieldState } = useController({ name, control });
  const errorText = useErrorText();
  const message = fieldState.error?.message;
  return {
    ref: field.ref,
    value: field.value as unknown,
    /** Sets the value in the form; widened because an adapter cannot know the form's own type. */
    change: field.onChange as (value: unknown) => void,
    common: {
      name: field.name,
      onBlur: field.onBlur,
      isDisabled: field.disabled,
      isInvalid: fieldState.invalid,
      errorMessage: message ? errorText(message) : undefined,
    },
  };
}
