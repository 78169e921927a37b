import type { RootProps } from '../../internal/rootProps';
import { kbd } from './Kbd.css';

export interface KbdProps extends RootProps {
  /** A key or a chord: `/`, `Ctrl K`. */
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ children, ...root }: KbdProps) {
  return (
    <kbd {...root} className={kbd}>
      {children}
    </kbd>
  );
}
