import type { TableProps, TreePlace } from './Table.types';

/** Rows of a tree as they are shown: those of collapsed rows are left out. */
export interface TreeRows<Row> {
  readonly rows: readonly Row[];
  readonly places: ReadonlyMap<Row, TreePlace>;
  /** Row above each row but those of the top level. */
  readonly parents: ReadonlyMap<Row, Row>;
}

/** Returns the shown rows of a tree with their places. */
export function shownRows<Row>({
  rows,
  rowId,
  rowChildren,
  expandedKeys = new Set(),
}: Pick<TableProps<Row>, 'rows' | 'rowId' | 'rowChildren' | 'expandedKeys'>): TreeRows<Row> | null {
  if (!rowChildren) return null;
  const shown: Row[] = [];
  const places = new Map<Row, TreePlace>();
  const parents = new Map<Row, Row>();
  const add = (siblings: readonly Row[], level: number, parent?: Row): void => {
    siblings.forEach((row, index) => {
      const below = rowChildren(row);
      const isExpanded = below.length === 0 ? null : expandedKeys.has(rowId(row));
      shown.push(row);
      places.set(row, { level, position: index + 1, siblings: siblings.length, isExpanded });
      if (parent !== undefined) parents.set(row, parent);
      if (isExpanded) add(below, level + 1, row);
    });
  };
  add(rows, 1);
  return { rows: shown, places, parents };
}
