import type { ReactNode } from 'react';
import { panel, panelSpan, panels } from './Panels.css';

export interface PanelsProps {
  /** Panels, in the order in which they are read. */
  children: ReactNode;
}

/** Parts of a page side by side, divided by hairlines; never cards. */
export function Panels({ children }: PanelsProps) {
  return <div className={panels}>{children}</div>;
}

export interface PanelProps {
  /** A Section. */
  children: ReactNode;
  /** Part of the row it takes on a wide screen: a quarter, half, five or seven twelfths, the whole. */
  span?: keyof typeof panelSpan;
}

/** One part. Below 1024 px a quarter takes half a row and the others a whole one; on a phone every part has its own. */
export function Panel({ children, span = 'half' }: PanelProps) {
  return <div className={`${panel} ${panelSpan[span]}`}>{children}</div>;
}
