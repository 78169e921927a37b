import type { FieldValues } from 'react-hook-form';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '../../primitives/RadioGroup/RadioGroup';
import { labelOf } from '../labelOf';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormRadioGroupProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    RadioGroupProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** RadioGroup whose selected id and error belong to the form. */
export function FormRadioGroup<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormRadioGroupProps<Values>) {
  const { ref, value, change, common } = useField({ name, control }, rest.label, (id) =>
    labelOf(rest.options, id),
  );
  return (
    <RadioGroup
      {...common}
      {...rest}
      inputRef={ref}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}
