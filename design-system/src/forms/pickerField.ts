import { useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PickerProps } from '../primitives/days/PickerField';
import { FormContext } from './Form/FormContext';
import { useField } from './useField';
import type { FieldBinding } from './useField';

/** Props of a field for a day that belong to the form. */
export type PickerFieldOwned =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onIncompleteChange'
  | 'isInvalid'
  | 'errorMessage'
  | 'onClear'
  | 'controlRef';

/** Binds a field for a day, or for a day and time, to the form; `textOf` formats a value for a conflict. */
export function usePickerField<Values extends FieldValues>(
  binding: FieldBinding<Values>,
  label: string,
  isClearable: boolean | undefined,
  textOf: (value: string) => string,
) {
  const { incomplete } = useContext(FormContext);
  const { ref, value, change, common } = useField(binding, label, (entered) =>
    typeof entered === 'string' && entered !== '' ? textOf(entered) : undefined,
  );
  const { name } = binding;
  return {
    ...common,
    controlRef: ref,
    value: typeof value === 'string' ? value : '',
    onChange: (next: string | null) => change(next ?? ''),
    onClear: isClearable ? () => change('') : undefined,
    onIncompleteChange: (isIncomplete: boolean) => {
      if (isIncomplete) incomplete.add(name);
      else incomplete.delete(name);
    },
  } satisfies Pick<PickerProps, Exclude<PickerFieldOwned, 'defaultValue'>>;
}
