import type { UseQueryResult } from '@tanstack/react-query';

/** What a screen shows of a read. */
export interface Answer<Data> {
  data: Data | undefined;
  /** Nothing to show yet, and it is on its way. */
  isWaiting: boolean;
  /** Nothing to show, and nothing on its way. */
  hasFailed: boolean;
}

/**
 * The answer to the question that was asked. What an earlier question answered may stand in for it while it is on its way,
 * and no longer: without a connection the rows of one tab must not pose as those of another.
 */
export function answerOf<Data>(query: UseQueryResult<Data>): Answer<Data> {
  const isHeldUp = query.fetchStatus === 'paused';
  const data = query.isPlaceholderData && isHeldUp ? undefined : query.data;
  const hasFailed = data === undefined && (query.isError || isHeldUp);
  return { data, hasFailed, isWaiting: data === undefined && !hasFailed };
}
