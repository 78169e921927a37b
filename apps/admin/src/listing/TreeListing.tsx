import { faultReference } from '@selvedge/api-spec/client';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import type { Narrowing } from '@selvedge/design-system/NoMatches';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { TreeTable } from '@selvedge/design-system/TreeTable';
import type { TreeTableProps } from '@selvedge/design-system/TreeTable';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** A row with what stands below it. */
export interface Nested<Row> {
  id: string;
  children: Row[];
}

/** Ids of all rows that have something below them. */
function idsOfFolders<Row extends Nested<Row>>(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...idsOfFolders(children)]));
}

interface TreeListingProps<Row> extends Pick<
  TreeTableProps<Row>,
  'label' | 'columns' | 'rowName' | 'empty' | 'selectedKey' | 'onSelectionChange' | 'rowTick' | 'onTick'
> {
  query: UseQueryResult<Row[]>;
  /** What is said where the rows could not be read. */
  failed: string;
  /** What hides rows; null for a tree that nothing narrows. */
  narrowing: Narrowing | null;
  /** Everything is open while rows are looked for. */
  isSearched: boolean;
  /** Ids of the rows that are open at first; all of them when left out. */
  openAtFirst?: readonly string[];
}

/** The rows of a tree and its states: on their way, lost, none, opened and closed in place. */
export function TreeListing<Row extends Nested<Row>>(props: TreeListingProps<Row>) {
  const { query, failed, isSearched, openAtFirst, ...table } = props;
  const { data, isWaiting, hasFailed } = answerOf(query);
  const [kept, keep] = useState<ReadonlySet<string>>();
  if (isWaiting) return <TableSkeleton />;
  if (hasFailed || data === undefined)
    return (
      <ErrorState
        isInset
        title={failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        reference={faultReference(query.error)}
      />
    );
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
