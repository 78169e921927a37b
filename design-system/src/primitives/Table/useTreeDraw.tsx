import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { TreePlace } from './Table.types';
import { TreeCell } from './TreeCell';
import type { TreeTick } from './TreeCell';
import type { TreeRows } from './tree';

interface TreeDrawInput<Row> {
  tree: TreeRows<Row> | null;
  rowId: (row: Row) => string;
  rowName?: (row: Row) => string;
  expandedKeys: ReadonlySet<string> | undefined;
  onExpandedChange: ((ids: Set<string>) => void) | undefined;
  rowTick?: (row: Row) => TreeTick;
  onTick?: (row: Row, isTicked: boolean) => void;
}

/** Returns how the headings of a tree's rows are drawn, and the function that expands or collapses a row. */
export function useTreeDraw<Row>(input: TreeDrawInput<Row>) {
  const { tree, rowId, rowName, expandedKeys, onExpandedChange, rowTick, onTick } = input;
  const onExpand = useCallback(
    (row: Row, isExpanded: boolean) => {
      const next = new Set(expandedKeys);
      if (isExpanded) next.add(rowId(row));
      else next.delete(rowId(row));
      onExpandedChange?.(next);
    },
    [rowId, expandedKeys, onExpandedChange],
  );
  const isDeep = tree !== null && [...tree.places.values()].some(({ isExpanded }) => isExpanded !== null);
  const drawTreeCell = useCallback(
    (row: Row, { isExpanded }: TreePlace, content: ReactNode) => (
      <TreeCell
        name={rowName?.(row)}
        isExpanded={isExpanded}
        onExpand={() => onExpand(row, isExpanded === false)}
        isInLine={isDeep}
        tick={rowTick?.(row)}
        onTick={onTick && ((isTicked) => onTick(row, isTicked))}
      >
        {content}
      </TreeCell>
    ),
    [rowName, onExpand, isDeep, rowTick, onTick],
  );
  return { drawTreeCell: tree ? drawTreeCell : undefined, onExpand };
}
