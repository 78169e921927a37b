import type { FieldValues } from 'react-hook-form';
import { useFormats } from '../../i18n/useFormats';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup';
import type { CheckboxGroupProps } from '../../primitives/CheckboxGroup/CheckboxGroup';
import { labelOf } from '../labelOf';
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
  const formats = useFormats();
  const { ref, value, change, common } = useField({ name, control }, rest.label, (ids) =>
    Array.isArray(ids) ? formats.list(ids.map((id) => labelOf(rest.options, id) ?? String(id))) : undefined,
  );
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
