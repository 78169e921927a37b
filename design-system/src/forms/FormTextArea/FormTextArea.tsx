import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/TextArea';
import type { TextAreaProps } from '../../primitives/TextArea/TextArea';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormTextAreaProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    TextAreaProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'onClear' | 'inputRef'
  > & {
    /** Adds a button that empties the field. */
    isClearable?: boolean;
  };

/** TextArea whose value and error belong to the form. */
export function FormTextArea<Values extends FieldValues>({
  name,
  control,
  isClearable,
  ...rest
}: FormTextAreaProps<Values>) {
  const { ref, value, change, maxLength, common } = useField({ name, control }, rest.label);
  return (
    <TextArea
      {...common}
      maxLength={maxLength}
      {...rest}
      onClear={isClearable ? () => change('') : undefined}
      inputRef={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    />
  );
}
