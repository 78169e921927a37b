import type { UseQueryResult } from '@tanstack/react-query';
import { faultReference } from '@selvedge/api-spec/client';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { errorWords } from './errorWords';

interface ReadFailureProps {
  query: Pick<UseQueryResult<unknown>, 'error' | 'refetch' | 'isRefetching'>;
  /** Set in as far as the text of the page. */
  isInset?: boolean;
}

/** In place of what could not be read: what happened, another try, and what a fault is reported by. */
export function ReadFailure({ query, isInset }: ReadFailureProps) {
  const { error, refetch, isRefetching } = query;
  return (
    <ErrorState
      isInset={isInset}
      title={errorWords(error)}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
      reference={faultReference(error)}
    />
  );
}
