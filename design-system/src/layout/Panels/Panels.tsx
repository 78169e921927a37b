import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { panel, panelSpan, panels } from './Panels.css';

export interface PanelsProps extends RootProps<HTMLDivElement> {
  /** Panels in reading order. */
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
  /** Share of the row on a wide screen: a quarter, half, five or seven twelfths, the whole. */
  span?: keyof typeof panelSpan;
}

/** A part of Panels. Below 1024 px a quarter takes half a row and the others a whole row; on a phone each takes a whole row. */
export function Panel({ children, span = 'half', ...root }: PanelProps) {
  return (
    <div {...root} className={`${panel} ${panelSpan[span]}`}>
      {children}
    </div>
  );
}
