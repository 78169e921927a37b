import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { Bare } from '../../css/bare';
import { iconButton } from './IconButton.css';

/** Sizes of an icon button, square: 24, 28 and 44 px. */
export const iconButtonSizes = ['small', 'regular', 'large'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonProps extends Bare<Omit<AriaButtonProps, 'children' | 'aria-label'>> {
  /** Accessible name; the app shows it as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: IconButtonSize;
  /** Tone of the icon; `critical` for deleting. */
  tone?: 'plain' | 'critical';
  /** Keys that do the same as the button. */
  'aria-keyshortcuts'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Button with only an icon. */
export function IconButton({
  label,
  icon,
  size = 'regular',
  tone = 'plain',
  'aria-keyshortcuts': keys,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={iconButton({ size, tone })}
      // React Aria passes no `aria-keyshortcuts` on.
      render={keys === undefined ? undefined : (props) => <button {...props} aria-keyshortcuts={keys} />}
    >
      {icon}
    </AriaButton>
  );
}
