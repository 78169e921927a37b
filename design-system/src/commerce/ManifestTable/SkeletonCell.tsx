import type { ReactElement } from 'react';
import type { GridColumn } from './columns';
import * as css from './ManifestTable.css';

/** Shares of the cell that its bar takes, in turn, so that the skeleton reads as text and not as a grid of bars. */
const shares = ['72%', '54%', '84%', '63%', '48%'];

/** A cell of a row that is on its way: the real layout, without words. */
export function skeletonCell<Row>(
  column: GridColumn<Row>,
  index: number,
  pictured: boolean,
): ReactElement | null {
  const { source } = column;
  if (source === null) return null;
  if (pictured && !source.sortValue && typeof source.width === 'number' && source.width < 64) {
    return <span className={css.skeletonPicture} />;
  }
  const inlineSize = shares[(index + column.id.length * 3) % shares.length];
  return (
    <span
      className={css.skeleton}
      style={{ inlineSize, marginInlineStart: source.align === 'end' ? 'auto' : 0 }}
    />
  );
}
