import type { FieldValues } from 'react-hook-form';
import { ComboBox } from '../../primitives/ComboBox/ComboBox';
import type { ComboBoxProps } from '../../primitives/ComboBox/ComboBox';
import { labelOf } from '../labelOf';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormComboBoxProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    ComboBoxProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** ComboBox whose chosen id and error belong to the form. Nothing is `''` there. */
export function FormComboBox<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormComboBoxProps<Values>) {
  const { ref, value, change, common } = useField({ name, control }, rest.label, (id) =>
    labelOf([...rest.options, ...(rest.knownOptions ?? [])], id),
  );
  return (
    <ComboBox
      {...common}
      {...rest}
      inputRef={ref}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(id) => change(id ?? '')}
    />
  );
}
