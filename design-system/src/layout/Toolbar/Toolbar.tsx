import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { toolbar, toolbarGap, toolbarEnd } from './Toolbar.css';

export interface ToolbarProps extends RootProps<HTMLFieldSetElement> {
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
export function Toolbar({ label, children, gap = 'regular', end, ...root }: ToolbarProps) {
  return (
    <fieldset {...root} aria-label={label} className={`${toolbar} ${toolbarGap[gap]}`}>
      {children}
      {end ? <div className={toolbarEnd}>{end}</div> : null}
    </fieldset>
  );
}
