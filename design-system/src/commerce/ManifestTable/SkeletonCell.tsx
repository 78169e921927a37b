import type { ReactElement } from 'react';
import type { GridColumn } from './columns';
import * as cells from './GridCell.css';

/** Widths of the skeleton bars as shares of the cell, in turn, so that the skeleton resembles text and not a grid of bars. */
const shares = ['72%', '54%', '84%', '63%', '48%'];

/** Returns a cell of a row that is loading: the real layout, without text. */
export function skeletonCell<Row>(
  column: GridColumn<Row>,
  index: number,
  pictured: boolean,
): ReactElement | null {
  const { source } = column;
  if (source === null) return null;
  if (pictured && !source.sortValue && typeof source.width === 'number' && source.width < 64) {
    return <span className={cells.skeletonPicture} />;
  }
  const inlineSize = shares[(index + column.id.length * 3) % shares.length];
  return (
    <span
      className={cells.skeleton}
      style={{ inlineSize, marginInlineStart: source.align === 'end' ? 'auto' : 0 }}
    />
  );
}
