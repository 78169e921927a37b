import { useMemo } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import type { GridChange } from '../../internal/grid/types';
import type { Selection } from '../../internal/grid/selection';
import type { TableProps } from './Table.types';
import { TableGrid } from './TableGrid';
import { shownRows } from './tree';
import { useTreeDraw } from './useTreeDraw';

export type {
  CellChange,
  CellEdit,
  ColumnArrangement,
  PhonePlace,
  RowContext,
  TableColumn,
  TableProps,
  TableSort,
} from './Table.types';

/**
 * Table of rows that are compared by the same properties. From 200 rows on it draws only those in view; for rows by the ten thousand, and
 * for quantities by size, use ManifestTable, which looks the same and shares its behaviour.
 */
export function Table<Row extends object>(props: TableProps<Row>): ReactElement {
  const { rowHref, onRowAction, sort, onSortChange, selectedKeys, onSelectionChange, onEdit, ...rest } =
    props;
  const { rowChildren, expandedKeys, onExpandedChange, ...shared } = rest;
  const { rows, rowId } = shared;
  const tree = useMemo(
    () => shownRows({ rows, rowId, rowChildren, expandedKeys }),
    [rows, rowId, rowChildren, expandedKeys],
  );
  const { drawTreeCell, onExpand } = useTreeDraw({ tree, rowId, expandedKeys, onExpandedChange });
  const selection = useMemo<Selection | undefined>(
    () => selectedKeys && { kind: 'some', keys: selectedKeys },
    [selectedKeys],
  );
  return (
    <TableGrid
      {...shared}
      rows={tree?.rows ?? rows}
      tree={tree}
      drawTreeCell={drawTreeCell}
      onExpand={onExpand}
      sort={sort}
      isAlwaysSorted={onSortChange !== undefined}
      onSortChange={onSortChange && ((first, all) => first && onSortChange(first, all))}
      selectedKeys={selection}
      onSelectionChange={
        onSelectionChange &&
        ((next) => onSelectionChange(next.kind === 'some' ? new Set(next.keys) : new Set(rows.map(rowId))))
      }
      onEdit={
        onEdit &&
        ((changes: readonly GridChange<Row>[]) => {
          for (const change of changes) if (change.kind === 'cell') onEdit(change);
        })
      }
      onAct={
        rowHref || onRowAction
          ? (row, event, line) => {
              if (rowHref?.(row) !== undefined) followLink(line, event);
              else onRowAction?.(rowId(row));
            }
          : undefined
      }
    />
  );
}

/** Follows the link in a row as a press on it would: with the keys that open a new tab. */
function followLink(line: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): void {
  line
    .querySelector('a[href]')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
