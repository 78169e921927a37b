import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormCheckboxProps<Values extends FieldValues> = FieldBinding<Values> &
  RootProps<HTMLLabelElement> & {
    /** What is agreed or chosen. */
    children: ReactNode;
    isDisabled?: boolean;
  };

/** A Checkbox whose value lives in the form. */
export function FormCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  const { name, control, children, isDisabled } = props;
  const { value, change, common } = useField({ name, control });
  return (
    <Checkbox
      {...rootProps(props)}
      name={common.name}
      onBlur={common.onBlur}
      isInvalid={common.isInvalid}
      isDisabled={isDisabled ?? common.isDisabled}
      isSelected={value === true}
      onChange={change}
    >
      {children}
    </Checkbox>
  );
}
