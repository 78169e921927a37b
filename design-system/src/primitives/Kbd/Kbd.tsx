import type { RootProps } from '../../internal/rootProps';
import { kbd } from './Kbd.css';

export interface KbdProps extends RootProps {
  /** Key or key combination: `/`, `Ctrl K`. */
  children: string;
}

/** Key of the keyboard. */
export function Kbd({ children, ...root }: KbdProps) {
  return (
    <kbd {...root} className={kbd}>
      {children}
    </kbd>
  );
}
