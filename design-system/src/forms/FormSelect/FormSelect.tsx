import type { FieldValues } from 'react-hook-form';
import { Select } from '../../primitives/Select/Select';
import type { SelectProps } from '../../primitives/Select/Select';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormSelectProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    SelectProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'buttonRef'
  >;

/** Select whose selected id and error belong to the form. */
export function FormSelect<Values extends FieldValues>({ name, control, ...rest }: FormSelectProps<Values>) {
  const { ref, value, change, common } = useField({ name, control });
  return (
    <Select
      {...common}
      {...rest}
      buttonRef={ref}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={change}
    />
  );
}
