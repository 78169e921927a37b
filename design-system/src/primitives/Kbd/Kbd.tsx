import { kbd } from './Kbd.css';

export interface KbdProps {
  /** A key or a chord: `/`, `Ctrl K`. */
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
