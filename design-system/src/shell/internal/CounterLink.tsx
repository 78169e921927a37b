import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { formatQuantity } from '../../formats/number';
import { counter } from './CounterLink.css';

/** Largest number that the bar has room for. */
const MOST = 999;

/** Returns a count as the bar shows and says it: up to "999+". */
export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : formatQuantity(count));

/** Props of {@link CounterLink}. */
export interface CounterLinkProps {
  href: string;
  /** Accessible name, with the number as it is shown. */
  label: string;
  icon: ReactNode;
  /** Number beside the icon; none for 0 and for an unknown one. */
  count: number | undefined;
}

/** Link of a shell's bar to a place with a number of things, such as unread notices. */
export function CounterLink({ href, label, icon, count = 0 }: CounterLinkProps) {
  return (
    <Link className={counter} href={href} aria-label={label}>
      {icon}
      {count > 0 && <span>{shownCount(count)}</span>}
    </Link>
  );
}
