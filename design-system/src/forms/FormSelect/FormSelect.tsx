import type { FieldValues } from 'react-hook-form';
import { Select } from '../../primitives/Select/Select';
import type { SelectProps } from '../../primitives/Select/Select';
import { labelOf } from '../labelOf';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormSelectProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    SelectProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'onClear' | 'buttonRef'
  > & {
    /** Adds a button that takes the choice back. */
    isClearable?: boolean;
  };

/** Select whose selected id and error belong to the form. Nothing is `''` there. */
export function FormSelect<Values extends FieldValues>({
  name,
  control,
  isClearable,
  ...rest
}: FormSelectProps<Values>) {
  const { ref, value, change, common } = useField({ name, control }, rest.label, (id) =>
    labelOf(rest.options, id),
  );
  return (
    <Select
      {...common}
      {...rest}
      onClear={isClearable ? () => change('') : undefined}
      buttonRef={ref}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={change}
    />
  );
}
