import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { bottomBar, bottomEnd, sideEnd, sideStart, split, splitMain, splitTemplate } from './SplitView.css';

export interface SplitViewProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** Facets at the start (hidden below 1024 px), or a column of facts at the end (moved below the sheet there). */
  side?: { at: 'start' | 'end'; label: string; content: ReactNode };
  /** Bar that stays at the foot of the window: totals, and the primary action at its end. */
  bottom?: { label: string; content: ReactNode; end?: ReactNode };
}

/** Main sheet with a side column and a bar at its foot. */
export function SplitView({ children, side, bottom, ...root }: SplitViewProps) {
  const aside = side ? (
    <aside aria-label={side.label} className={side.at === 'start' ? sideStart : sideEnd}>
      {side.content}
    </aside>
  ) : null;
  return (
    <div {...root} className={`${split} ${splitTemplate[side?.at ?? 'none']}`}>
      {side?.at === 'start' ? aside : null}
      <div className={splitMain}>{children}</div>
      {side?.at === 'end' ? aside : null}
      {bottom ? (
        <section aria-label={bottom.label} className={bottomBar}>
          {bottom.content}
          {bottom.end ? <div className={bottomEnd}>{bottom.end}</div> : null}
        </section>
      ) : null}
    </div>
  );
}
