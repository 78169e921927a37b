import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { checkbox, tick } from '../../primitives/Checkbox/Checkbox.css';
import { FieldNote } from '../../primitives/field/FieldParts';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';
import { checkboxField, checkboxNote } from './FormCheckbox.css';

export type FormCheckboxProps<Values extends FieldValues> = FieldBinding<Values> &
  RootProps<HTMLDivElement> & {
    /** Words beside the box: what the user agrees to or chooses. */
    children: ReactNode;
    /** A quiet line below that explains the effect of the tick. The error replaces it when the form refuses the value. */
    description?: ReactNode;
    isDisabled?: boolean;
  };

/** Checkbox whose value and error belong to the form; the error is shown below its words and read out with the box. */
export function FormCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  const { name, control, children, description, isDisabled } = props;
  const { ref, value, change, common } = useField(
    { name, control },
    typeof children === 'string' ? children : undefined,
  );
  const { errorMessage, ...field } = common;
  return (
    <CheckboxField
      {...rootProps(props)}
      {...field}
      inputRef={ref}
      isDisabled={isDisabled ?? field.isDisabled}
      isSelected={value === true}
      onChange={change}
      className={checkboxField}
    >
      <CheckboxButton className={checkbox}>
        <span className={tick} />
        {children}
      </CheckboxButton>
      <div className={checkboxNote}>
        <FieldNote description={description} errorMessage={errorMessage} isInvalid={field.isInvalid} />
      </div>
    </CheckboxField>
  );
}
