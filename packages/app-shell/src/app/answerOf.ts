import type { UseQueryResult } from '@tanstack/react-query';

/** State of a read as a screen shows it. */
export interface Answer<Data> {
  data: Data | undefined;
  /** Whether there is no data yet and the read is in progress. */
  isWaiting: boolean;
  /** Whether there is no data and no read in progress. */
  hasFailed: boolean;
}

/**
 * Returns the data of a query for exactly its key. Placeholder data of an earlier key is only used while the new read is in progress:
 * without a connection the rows of one tab must not be shown as those of another.
 */
export function answerOf<Data>(query: UseQueryResult<Data>): Answer<Data> {
  const isHeldUp = query.fetchStatus === 'paused';
  const data = query.isPlaceholderData && isHeldUp ? undefined : query.data;
  const hasFailed = data === undefined && (query.isError || isHeldUp);
  return { data, hasFailed, isWaiting: data === undefined && !hasFailed };
}
