import { Children } from 'react';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { board, part } from './Board.css';

export interface BoardProps extends RootProps<HTMLDivElement> {
  /** Sections in reading order, alternately wide and narrow. */
  children: ReactNode;
}

/** Parts of an overview on the page background: a wide column and an aside, divided by hairlines; one column below 1024 px. */
export function Board({ children, ...root }: BoardProps) {
  return (
    <div {...root} className={board}>
      {Children.map(children, (child) => (
        <div className={part}>{child}</div>
      ))}
    </div>
  );
}
