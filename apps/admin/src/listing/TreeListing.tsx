import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { TreeTable } from '@selvedge/design-system/primitives/TreeTable';
import type { TreeTableProps } from '@selvedge/design-system/primitives/TreeTable';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Row with its children. */
export interface Nested<Row> {
  id: string;
  children: Row[];
}

/** Returns the ids of all rows that have children. */
function idsOfFolders<Row extends Nested<Row>>(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...idsOfFolders(children)]));
}

interface TreeListingProps<Row> extends Pick<
  TreeTableProps<Row>,
  'label' | 'columns' | 'rowName' | 'empty' | 'selectedKey' | 'onSelectionChange' | 'rowTick' | 'onTick'
> {
  query: UseQueryResult<Row[]>;
  /** Title of the error when the rows could not be read. */
  failed: string;
  /** Filters that hide rows; null for a tree without filters. */
  narrowing: Narrowing | null;
  /** Whether a search is on, which expands all rows. */
  isSearched: boolean;
  /** Ids of the rows that are expanded at first; all of them when left out. */
  openAtFirst?: readonly string[];
}

/** Rows of a tree and its states: loading, failed, empty, rows that are expanded and collapsed in place. */
export function TreeListing<Row extends Nested<Row>>(props: TreeListingProps<Row>) {
  const { query, failed, isSearched, openAtFirst, ...table } = props;
  const { data, isWaiting, hasFailed } = answerOf(query);
  const [kept, keep] = useState<ReadonlySet<string>>();
  if (isWaiting) return <TableSkeleton />;
  if (hasFailed || data === undefined) return <ReadFailure isInset title={failed} query={query} />;
  const all = idsOfFolders(data);
  return (
    <TreeTable
      {...table}
      rows={data}
      rowId={({ id }) => id}
      rowChildren={({ children }) => children}
      expandedKeys={isSearched ? new Set(all) : (kept ?? new Set(openAtFirst ?? all))}
      onExpandedChange={keep}
      hasPhoneRows
    />
  );
}
