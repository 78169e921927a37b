import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { panel, panelSpan, panels } from './Panels.css';

export interface PanelsProps extends RootProps<HTMLDivElement> {
  /** Panels, in the order in which they are read. */
  children: ReactNode;
}

/** Parts of a page side by side, divided by hairlines; never cards. */
export function Panels({ children, ...root }: PanelsProps) {
  return (
    <div {...root} className={panels}>
      {children}
    </div>
  );
}

export interface PanelProps extends RootProps<HTMLDivElement> {
  /** A Section. */
  children: ReactNode;
  /** Part of the row it takes on a wide screen: a quarter, half, five or seven twelfths, the whole. */
  span?: keyof typeof panelSpan;
}

/** One part. Below 1024 px a quarter takes half a row and the others a whole one; on a phone every part has its own. */
export function Panel({ children, span = 'half', ...root }: PanelProps) {
  return (
    <div {...root} className={`${panel} ${panelSpan[span]}`}>
      {children}
    </div>
  );
}
