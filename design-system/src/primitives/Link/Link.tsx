import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { Bare } from '../../css/bare';
import { button } from '../Button/Button.css';
import { link, offPaper } from './Link.css';

/** Looks of a link: text links, then the looks of a button for actions that lead to another page. */
export const linkVariants = ['underlined', 'plain', 'weak', 'primary', 'secondary', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends Bare<Omit<AriaLinkProps, 'children'>> {
  children: ReactNode;
  variant?: LinkVariant;
  /** Size of the button looks. */
  size?: 'regular' | 'small' | 'header' | 'large';
  /** Icon before the words, for the button looks. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Link to another page. The app sets the navigation with LinkRouter (React Aria's RouterProvider); `href` is the address shown by the
 * browser.
 */
export function Link({ children, variant = 'underlined', size = 'regular', icon, ...rest }: LinkProps) {
  const look =
    variant === 'primary' || variant === 'secondary' || variant === 'quiet'
      ? `${button({ variant, size })} ${offPaper}`
      : link({ variant });
  return (
    <AriaLink {...rest} className={look}>
      {icon}
      {children}
    </AriaLink>
  );
}
