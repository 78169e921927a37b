import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../primitives/TextField/TextField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormTextFieldProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    TextFieldProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** TextField whose value and error belong to the form. An empty text is `''`. */
export function FormTextField<Values extends FieldValues>({
  name,
  control,
  onBlur,
  ...rest
}: FormTextFieldProps<Values>) {
  const { ref, value, change, common } = useField({ name, control });
  return (
    <TextField
      {...common}
      {...rest}
      onBlur={(event) => {
        common.onBlur();
        onBlur?.(event);
      }}
      inputRef={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    />
  );
}
