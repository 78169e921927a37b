import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowsPerPage } from '../../internal/grid/geometry';
import type { GridBounds, GridPoint } from '../../internal/grid/keyboard';
import type { CellRange } from '../../internal/grid/range';
import type { RowWindowState } from '../../internal/grid/useRowWindow';
import { useLatest } from '../../internal/grid/useLatest';
import { openSizes } from '../../internal/sizeRun/judge';
import { cellElement, revealCell } from './dom';
import { hasTotalsRow } from './scope';
import type { GridScope, ScopeRef } from './scope';

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

/** Returns the last row that the keyboard reaches, which is the totals row when there is one. */
function lastRowOf<Row>(scope: GridScope<Row>): number {
  return scope.view.count - 1 + (hasTotalsRow(scope) ? 1 : 0);
}

/** Roving focus: a cell, or a size in it, is the only tab stop; the others need no tabindex. */
export function useFocus<Row>(
  scope: ScopeRef<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  shown: GridScope<Row>,
  { geometry, showRow }: RowWindowState,
): GridFocus {
  const [asked, mark] = useState<GridPoint>({ row: 0, col: 0, sub: -1 });
  const [range, setRange] = useState<CellRange | null>(null);
  const lastRow = lastRowOf(shown);
  const lastCol = shown.layout.columns.length - 1;
  const active =
    asked.row <= lastRow && asked.col <= lastCol
      ? asked
      : { row: Math.min(asked.row, lastRow), col: Math.max(0, Math.min(asked.col, lastCol)), sub: -1 };
  const latest = useLatest({ active, range });
  const shape = useLatest(geometry);

  const bounds = useCallback((): GridBounds => {
    const now = scope.current;
    return {
      firstRow: -1,
      lastRow: lastRowOf(now),
      lastCol: now.layout.columns.length - 1,
      pageRows: rowsPerPage(shape.current),
      stops: (rowIndex, col) => {
        const column = now.layout.columns[col]?.source;
        const row = rowIndex < 0 || !column?.run ? undefined : now.view.at(rowIndex);
        return row === undefined || !column?.run ? [] : openSizes(column.run.sizes(row));
      },
    };
  }, [scope, shape]);

  const moveTo = useCallback(
    (point: GridPoint) => {
      flushSync(() => mark(point));
      const { view, layout } = scope.current;
      if (point.row < view.count) showRow(point.row);
      const box = scroller.current;
      const target = box && cellElement(box, point);
      if (!box || !target) return;
      target.focus({ preventScroll: true });
      if (target instanceof HTMLInputElement) {
        if (point.sub >= 0) target.select();
        else target.setSelectionRange(target.value.length, target.value.length);
      }
      revealCell(box, target, layout.columns[point.col]?.style === undefined ? layout.covered : null);
    },
    [scope, scroller, showRow],
  );

  return { active, range, latest, bounds, moveTo, mark, setRange };
}
