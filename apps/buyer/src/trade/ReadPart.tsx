import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { ReadFailure } from './ReadFailure';

interface ReadPartProps<Data> {
  query: UseQueryResult<Data>;
  /** Lines that stand in for the part while it is read. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is read by itself: it waits, or says that it could not be read, and never shows what it does not know. */
export function ReadPart<Data>({ query, rows = 4, children }: ReadPartProps<Data>) {
  const { data, hasFailed } = answerOf(query);
  if (hasFailed) return <ReadFailure query={query} />;
  return data === undefined ? <TableSkeleton rows={rows} hasPicture={false} /> : children(data);
}
