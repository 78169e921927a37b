import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { errorWords } from './errorWords';

/** Error state of a list that could not be read: a link back to the lists, and a retry for one that may exist. */
export function ListFailure({ query }: { query: UseQueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <LoadFailure
      error={query.error}
      title={errorWords(query.error)}
      missing={{ title: t('missingList.title'), body: t('missingList.body') }}
      back={{ href: '/products/list', label: t('missingList.back') }}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
