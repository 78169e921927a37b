import type { UseQueryResult } from '@tanstack/react-query';
import { serverErrorRequestId } from '@selvedge/api-spec/client';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { errorWords } from './errorWords';

interface ReadFailureProps {
  /** Title of the error; its message when left out. */
  title?: string;
  query: Pick<UseQueryResult<unknown>, 'error' | 'refetch' | 'isRefetching'>;
  /** Whether the state is indented like the text of the page. */
  isInset?: boolean;
}

/** Error state of a read: the message, a retry, and the request id for a report. */
export function ReadFailure({ title, query, isInset }: ReadFailureProps) {
  const { error, refetch, isRefetching } = query;
  return (
    <ErrorState
      isInset={isInset}
      title={title ?? errorWords(error)}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
      reference={serverErrorRequestId(error)}
    />
  );
}
