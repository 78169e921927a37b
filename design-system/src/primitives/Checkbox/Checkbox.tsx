import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import type { Bare } from '../../css/bare';
import { checkbox, choiceTick, tick } from './Checkbox.css';

export interface CheckboxProps extends Bare<Omit<AriaCheckboxProps, 'children'>> {
  /** Words beside the box. Leave out only with an `aria-label`, as in a table. */
  children?: ReactNode;
  ref?: Ref<HTMLLabelElement>;
}

/** Checkbox; `isIndeterminate` when it covers several items of which some are selected. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={checkbox}>
      <span className={children === undefined ? choiceTick : tick} />
      {children}
    </AriaCheckbox>
  );
}
