import type { FieldValues } from 'react-hook-form';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup';
import type { CheckboxGroupProps } from '../../primitives/CheckboxGroup/CheckboxGroup';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormCheckboxGroupProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    CheckboxGroupProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** CheckboxGroup whose selected ids and error belong to the form. */
export function FormCheckboxGroup<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormCheckboxGroupProps<Values>) {
  const { ref, value, change, common } = useField({ name, control }, rest.label);
  return (
    <CheckboxGroup
      {...common}
      {...rest}
      inputRef={ref}
      value={Array.isArray(value) ? value : []}
      onChange={change}
    />
  );
}
