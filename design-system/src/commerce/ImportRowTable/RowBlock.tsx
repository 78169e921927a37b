import { assignInlineVars } from '@vanilla-extract/dynamic';
import { startTransition, useEffect, useRef, useState } from 'react';
import { unseen, unseenRows } from './ImportRowTable.css';
import type { ImportRow, ImportRowTableProps } from './ImportRowTable';
import { SheetRow } from './SheetRow';

/** Margin at which a block is drawn: half the height of the window. */
const NEAR = '50% 0px';

interface RowBlockProps extends Pick<ImportRowTableProps, 'renderFix'> {
  rows: readonly ImportRow[];
  /** Number of its first row among all rows of the table, heads included, for screen readers. */
  firstIndex: number;
  /** Draws the block at once, for the first screenful. */
  isDrawnAtOnce: boolean;
}

/**
 * Block of rows, drawn when it comes near the window and kept from then on; until then an empty row as high as the block. Drawing a
 * thousand rows at once would block the page for several frames.
 */
export function RowBlock({ rows, firstIndex, isDrawnAtOnce, renderFix }: RowBlockProps) {
  const place = useRef<HTMLTableRowElement>(null);
  const [isDrawn, setDrawn] = useState(isDrawnAtOnce);
  useEffect(() => {
    if (isDrawn || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setDrawn(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);
  if (isDrawn) {
    return rows.map((row, at) => (
      <SheetRow key={row.cell ?? row.rowNo} row={row} index={firstIndex + at} renderFix={renderFix} />
    ));
  }
  return (
    <tr
      ref={place}
      aria-hidden="true"
      className={unseen}
      style={assignInlineVars({ [unseenRows]: String(rows.length) })}
    />
  );
}
