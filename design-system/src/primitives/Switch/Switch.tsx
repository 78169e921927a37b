import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import type { Bare } from '../../css/bare';
import { switchRow, track } from './Switch.css';

export interface SwitchProps extends Bare<Omit<AriaSwitchProps, 'children'>> {
  /** Name of the setting. Leave out only with an `aria-label`, as in a table. */
  children?: ReactNode;
  ref?: Ref<HTMLLabelElement>;
}

/** Switch for a setting that takes effect at once. In a form that is sent later use Checkbox. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={switchRow}>
      <span className={track} />
      {children}
    </AriaSwitch>
  );
}
