import type { FieldValues } from 'react-hook-form';
import { useFormats } from '../../i18n/useFormats';
import { MultiSelect } from '../../primitives/MultiSelect/MultiSelect';
import type { MultiSelectProps } from '../../primitives/MultiSelect/MultiSelect';
import { labelOf } from '../labelOf';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormMultiSelectProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    MultiSelectProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** MultiSelect whose chosen ids and error belong to the form. */
export function FormMultiSelect<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormMultiSelectProps<Values>) {
  const formats = useFormats();
  const options = [...rest.options, ...(rest.knownOptions ?? [])];
  const { ref, value, change, common } = useField({ name, control }, rest.label, (ids) =>
    Array.isArray(ids) ? formats.list(ids.map((id) => labelOf(options, id) ?? String(id))) : undefined,
  );
  return (
    <MultiSelect
      {...common}
      {...rest}
      inputRef={ref}
      value={Array.isArray(value) ? value : []}
      onChange={change}
    />
  );
}
