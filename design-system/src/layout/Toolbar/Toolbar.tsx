import type { ReactNode } from 'react';
import { toolbar, toolbarGap, toolbarEnd } from './Toolbar.css';

export interface ToolbarProps {
  /** Spoken name of the tools. */
  label: string;
  /** What was found, the filters in force. */
  children: ReactNode;
  /** `wide` between filters that have rules of their own. */
  gap?: keyof typeof toolbarGap;
  /** Tools at the end: order, columns, view. */
  end?: ReactNode;
}

/** The line over a table. */
export function Toolbar({ label, children, gap = 'regular', end }: ToolbarProps) {
  return (
    <fieldset aria-label={label} className={`${toolbar} ${toolbarGap[gap]}`}>
      {children}
      {end ? <div className={toolbarEnd}>{end}</div> : null}
    </fieldset>
  );
}
