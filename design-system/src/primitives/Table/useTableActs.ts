import { useMemo } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { GridPoint } from '../../internal/grid/keyboard';
import { moveByKey } from '../../internal/grid/keyboard';
import { cellAt, pointOf } from '../../internal/grid/dom';
import type { GridActs, GridStops, ScopeRef } from '../../internal/grid/scope';
import type { GridFocus } from '../../internal/grid/useFocus';
import { useLatest } from '../../internal/grid/useLatest';
import { fieldsIn, isField } from './widgetStops';

/** Effects of a press on a row, and of keys on its heading and on heads, in one table. */
export interface RowActs {
  /** Follows the row's link or runs its action; undefined for rows without. */
  readonly act?: (row: number, event: MouseEvent | KeyboardEvent) => void;
  /** Ticks or chooses the row. */
  readonly select?: (row: number, isExtending: boolean) => void;
  /** Whether a press selects although rows have an action, as it does once some are ticked. */
  readonly selectsFirst: boolean;
  /** Expands or collapses a row, or moves to the row above it in a tree. */
  readonly treeKey?: (key: string, point: GridPoint) => boolean;
  /** Handles a key on a column's head. */
  readonly headKey?: (event: KeyboardEvent, point: GridPoint) => boolean;
}

interface ActsInput<Row> {
  readonly scope: ScopeRef<Row>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly stops: GridStops;
  readonly focus: GridFocus;
  readonly rows: RowActs;
}

const hasSelectedText = (): boolean => (document.getSelection()?.isCollapsed ?? true) === false;

/** Returns what a short table does besides other tables: links, buttons and fields in cells are stops, rows can be pressed. */
export function useTableActs<Row>({ grid, stops, focus, rows }: ActsInput<Row>): GridActs {
  const { latest, bounds, moveTo } = focus;
  const acts = useLatest(rows);
  return useMemo((): GridActs => {
    /** Tab in a field leads to the next field, so that quantities are written one after the other. */
    const toNextField = (event: KeyboardEvent): boolean => {
      const box = grid.current;
      if (!box || !isField(event.target)) return false;
      const fields = fieldsIn(box);
      const next = fields[fields.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
      const point = next && pointOf(next, stops);
      if (!point) return false;
      moveTo(point);
      return true;
    };
    const isTreeCell = ({ row, col }: GridPoint): boolean =>
      grid.current !== null && cellAt(grid.current, row, col)?.getAttribute('role') === 'rowheader';
    const treeKey = (event: KeyboardEvent, point: GridPoint): boolean =>
      point.row >= 0 && isTreeCell(point) && (acts.current.treeKey?.(event.key, point) ?? false);
    return {
      choosesBlocks: false,
      unticksByEscape: true,
      keyInStop: (event) => {
        const { active } = latest.current;
        if (event.key === 'Tab') return toNextField(event);
        if (isField(event.target) || event.altKey) return false;
        if (event.key === 'Escape') {
          moveTo({ ...active, sub: -1 });
          return true;
        }
        if (treeKey(event, active)) return true;
        const point = moveByKey(event.key, event.ctrlKey || event.metaKey, active, bounds());
        if (point) moveTo(point);
        return point !== null;
      },
      keyOnCell: (event, point) =>
        point.row < 0 ? (acts.current.headKey?.(event, point) ?? false) : treeKey(event, point),
      rowPressed: (event, row) => {
        const { act, select, selectsFirst } = acts.current;
        const isKey = event.type === 'keydown';
        if (!isKey && hasSelectedText()) return false;
        if (act && !selectsFirst) act(row, event);
        else if (select) select(row, event.shiftKey);
        else if (act) act(row, event);
        return true;
      },
    };
  }, [grid, stops, latest, bounds, moveTo, acts]);
}
