import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';

interface ReadPartProps<Data> {
  query: UseQueryResult<Data>;
  /** Number of skeleton lines while the part is read. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/**
 * Part of a page with a read of its own: shows a skeleton while waiting, an error state after a failure, and its children only with data.
 */
export function ReadPart<Data>({ query, rows = 4, children }: ReadPartProps<Data>) {
  const { data, hasFailed } = answerOf(query);
  if (hasFailed) return <ReadFailure query={query} />;
  return data === undefined ? <TableSkeleton rows={rows} hasPicture={false} /> : children(data);
}
