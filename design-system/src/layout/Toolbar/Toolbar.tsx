import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { toolbar, toolbarGap, toolbarEnd } from './Toolbar.css';

export interface ToolbarProps extends RootProps<HTMLFieldSetElement> {
  /** Accessible name of the toolbar. */
  label: string;
  /** Number of results and the filters in force. */
  children: ReactNode;
  /** `wide` between filters that have rules (lines) of their own. */
  gap?: keyof typeof toolbarGap;
  /** Tools at the end: sort order, columns, view. */
  end?: ReactNode;
}

/** Line of tools above a table. */
export function Toolbar({ label, children, gap = 'regular', end, ...root }: ToolbarProps) {
  return (
    <fieldset {...root} aria-label={label} className={`${toolbar} ${toolbarGap[gap]}`}>
      {children}
      {end ? <div className={toolbarEnd}>{end}</div> : null}
    </fieldset>
  );
}
