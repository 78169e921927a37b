import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import type { TableColumn } from '../../internal/tableColumn';
import type { Narrowing } from '../NoMatches/NoMatches';
import { TableGrid } from '../Table/TableGrid';
import { shownRows } from '../Table/tree';
import type { TreeTick } from '../Table/TreeCell';
import { useTreeDraw } from '../Table/useTreeDraw';

export type { TreeTick } from '../Table/TreeCell';

/** Props of {@link TreeTable}. */
export interface TreeTableProps<RowData> extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  /** Rows of the top level. */
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** Returns the name of a row, which is the accessible name of its checkbox. */
  rowName: (row: RowData) => string;
  /** Returns the rows below a row. */
  rowChildren: (row: RowData) => readonly RowData[];
  /** Ids of the rows whose children are shown. */
  expandedKeys: ReadonlySet<string>;
  onExpandedChange: (ids: Set<string>) => void;
  /** Adds a checkbox to each row: unticked, indeterminate when some of the rows below it are ticked, or ticked. */
  rowTick?: (row: RowData) => TreeTick;
  onTick?: (row: RowData, isTicked: boolean) => void;
  /** Id of the selected row. Pressing a row selects it when `onSelectionChange` is passed. */
  selectedKey?: string | null;
  onSelectionChange?: (id: string | null) => void;
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Filters in force: when they leave no rows, a message with a button to clear them is shown instead of `empty`. */
  narrowing?: Narrowing | null;
  /** On a phone each row is a block, with its cells one below the other under the names of their columns. */
  hasPhoneRows?: boolean;
}

/** Table of nested rows, which expand and collapse in place, such as folders with their content. */
export function TreeTable<RowData extends object>(props: TreeTableProps<RowData>): ReactElement {
  const { rows, rowChildren, rowTick, onTick, selectedKey, onSelectionChange, ...rest } = props;
  const { rowName, expandedKeys, onExpandedChange, ...shared } = rest;
  const { rowId } = shared;
  const tree = useMemo(
    () => shownRows({ rows, rowId, rowChildren, expandedKeys }),
    [rows, rowId, rowChildren, expandedKeys],
  );
  const { drawTreeCell, onExpand } = useTreeDraw({
    tree,
    rowId,
    rowName,
    expandedKeys,
    onExpandedChange,
    rowTick,
    onTick,
  });
  return (
    <TableGrid
      {...shared}
      rows={tree?.rows ?? rows}
      tree={tree}
      drawTreeCell={drawTreeCell}
      onExpand={onExpand}
      chosenKey={onSelectionChange && (selectedKey ?? null)}
      onChoose={onSelectionChange}
    />
  );
}
