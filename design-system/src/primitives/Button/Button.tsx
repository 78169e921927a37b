import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { Bare } from '../../css/bare';
import { button } from './Button.css';
import { thread } from './progress.css';

/**
 * Looks of a button. `primary` once per view; `secondary` and `quiet` beside it; `danger` is critical text, `destructive` the solid form
 * for a dialog that asks for confirmation; `link` runs in a sentence.
 */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger', 'destructive', 'link'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/**
 * Sizes of a button. `regular` follows the density; `header` is for page headers, `small` for rows and tools, `large` for phones and
 * sign-in.
 */
export const buttonSizes = ['regular', 'small', 'header', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends Bare<Omit<AriaButtonProps, 'children'>> {
  /** Name of the action, in the words of the glossary. */
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button. While `isPending` it stays focusable, is announced as busy and does not fire again. */
export function Button({
  children,
  variant = 'secondary',
  size = 'regular',
  icon,
  isWide,
  ...rest
}: ButtonProps) {
  const look = button({ variant, size, wide: isWide, pending: rest.isPending });
  return (
    <AriaButton {...rest} className={look}>
      {icon}
      {children}
      {rest.isPending ? <span className={thread} /> : null}
    </AriaButton>
  );
}
