import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../primitives/TextField/TextField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormTextFieldProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    TextFieldProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'onClear' | 'inputRef'
  > & {
    /** Adds a button that empties the field. */
    isClearable?: boolean;
  };

/** TextField whose value and error belong to the form. An empty text is `''`. */
export function FormTextField<Values extends FieldValues>({
  name,
  control,
  isClearable,
  onBlur,
  ...rest
}: FormTextFieldProps<Values>) {
  const { ref, value, change, maxLength, common } = useField({ name, control }, rest.label);
  return (
    <TextField
      {...common}
      maxLength={maxLength}
      {...rest}
      onClear={isClearable ? () => change('') : undefined}
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
