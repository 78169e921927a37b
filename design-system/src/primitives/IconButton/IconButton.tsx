import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { Bare } from '../../css/bare';
import { iconButton } from './IconButton.css';

/** Square sizes: 24, 28 and 44 px. */
export const iconButtonSizes = ['small', 'regular', 'large'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonProps extends Bare<Omit<AriaButtonProps, 'children' | 'aria-label'>> {
  /** The spoken name; wrap in a Tooltip where the icon is not obvious. */
  label: string;
  icon: ReactNode;
  size?: IconButtonSize;
  /** `critical` for deleting. */
  tone?: 'plain' | 'critical';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon. */
export function IconButton({ label, icon, size = 'regular', tone = 'plain', ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={iconButton({ size, tone })}>
      {icon}
    </AriaButton>
  );
}
