import { assignInlineVars } from '@vanilla-extract/dynamic';
import { startTransition, useEffect, useRef, useState } from 'react';
import { unseen, unseenRows } from './ImportRowTable.css';
import type { ImportRow, ImportRowTableProps } from './ImportRowTable';
import { SheetRow } from './SheetRow';

/** Drawn when it is half a window away. */
const NEAR = '50% 0px';

interface RowBlockProps extends Pick<ImportRowTableProps, 'renderFix'> {
  rows: readonly ImportRow[];
  /** Number of its first row among all rows of the table, heads included, for screen readers. */
  firstIndex: number;
  /** From the start, because it is on the first screen. */
  isDrawnAtOnce: boolean;
}

/**
 * A few rows, drawn when they come near the window and kept from then on; until then an empty row as high as they will be.
 * A thousand rows in one go would hold the page for several frames.
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
