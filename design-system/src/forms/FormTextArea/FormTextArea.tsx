import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/TextArea';
import type { TextAreaProps } from '../../primitives/TextArea/TextArea';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormTextAreaProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    TextAreaProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'inputRef'
  >;

/** TextArea whose value and error belong to the form. */
export function FormTextArea<Values extends FieldValues>({
  name,
  control,
  ...rest
}: FormTextAreaProps<Values>) {
  const { ref, value, change, common } = useField({ name, control });
  return (
    <TextArea
      {...common}
      {...rest}
      inputRef={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    />
  );
}
