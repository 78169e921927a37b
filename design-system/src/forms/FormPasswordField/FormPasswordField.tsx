import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import type { PasswordFieldProps } from '../../primitives/PasswordField/PasswordField';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormPasswordFieldProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    PasswordFieldProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** PasswordField whose value and error belong to the form. */
export function FormPasswordField<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormPasswordFieldProps<Values>) {
  const { ref, value, change, common } = useField({ name, control }, rest.label);
  return (
    <PasswordField
      {...common}
      {...rest}
      inputRef={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    />
  );
}
