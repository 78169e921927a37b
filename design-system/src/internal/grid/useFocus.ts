import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusableAt, revealCell } from './dom';
import type { GridBounds, GridPoint } from './keyboard';
import type { CellRange } from './range';
import { hasTotalsRow } from './scope';
import type { GridScope, GridStops, ScopeRef } from './scope';
import { useLatest } from './useLatest';

export interface GridFocus {
  /** Active cell, the table's only tab stop. */
  readonly active: GridPoint;
  readonly range: CellRange | null;
  readonly latest: RefObject<{ readonly active: GridPoint; readonly range: CellRange | null }>;
  readonly bounds: () => GridBounds;
  /** Renders the point as active and focuses it. */
  readonly moveTo: (point: GridPoint) => void;
  /** Marks the point as active without moving the focus. */
  readonly mark: (point: GridPoint) => void;
  readonly setRange: (range: CellRange | null) => void;
}

/** How the rows of a table are scrolled. */
export interface RowScroll {
  /** Returns the number of rows that PageUp and PageDown move by. */
  readonly pageRows: () => number;
  /** Scrolls as far as needed to show the whole row. */
  readonly showRow: (row: number) => void;
  /** Scrolls the page to a cell that has taken the focus, in a table that does not scroll by itself. */
  readonly showCell?: (cell: HTMLElement) => void;
}

export interface FocusInput<Row> {
  readonly scope: ScopeRef<Row>;
  readonly shown: GridScope<Row>;
  /** Keep its identity between renders. */
  readonly stops: GridStops;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: RowScroll;
}

/** Returns the last row that the keyboard reaches, which is the totals row when there is one. */
function lastRowOf<Row>(scope: GridScope<Row>): number {
  return scope.view.count - 1 + (hasTotalsRow(scope) ? 1 : 0);
}

/** Roving focus: a cell, or a stop in it, is the only tab stop; the others need no tabindex. */
export function useFocus<Row>({ scope, shown, stops, scroller, rows }: FocusInput<Row>): GridFocus {
  const [asked, mark] = useState<GridPoint>({ row: 0, col: 0, sub: -1 });
  const [range, setRange] = useState<CellRange | null>(null);
  const lastRow = lastRowOf(shown);
  const lastCol = shown.layout.columns.length - 1;
  const active =
    asked.row <= lastRow && asked.col <= lastCol
      ? asked
      : { row: Math.min(asked.row, lastRow), col: Math.max(0, Math.min(asked.col, lastCol)), sub: -1 };
  const latest = useLatest({ active, range });
  const scroll = useLatest(rows);

  const bounds = useCallback((): GridBounds => {
    const now = scope.current;
    return {
      firstRow: -1,
      lastRow: lastRowOf(now),
      lastCol: now.layout.columns.length - 1,
      pageRows: scroll.current.pageRows(),
      stops: stops.stops,
    };
  }, [scope, scroll, stops]);

  const moveTo = useCallback(
    (point: GridPoint) => {
      flushSync(() => mark(point));
      const { view, layout } = scope.current;
      if (point.row < view.count) scroll.current.showRow(point.row);
      const box = scroller.current;
      const target = box && focusableAt(box, point, stops);
      if (!box || !target) return;
      target.focus({ preventScroll: true });
      if (target instanceof HTMLInputElement && target.type !== 'checkbox') {
        if (point.sub >= 0) target.select();
        else target.setSelectionRange(target.value.length, target.value.length);
      }
      scroll.current.showCell?.(target);
      revealCell(box, target, layout.columns[point.col]?.isPinned ? null : layout.covered);
    },
    [scope, scroll, scroller, stops],
  );

  return { active, range, latest, bounds, moveTo, mark, setRange };
}
