import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../app/LoadFailure';

/** Error state of an order that could not be read: a link back to the orders, and a retry for one that may exist. */
export function OrderFailure({ query }: { query: UseQueryResult<unknown> }) {
  const { t } = useTranslation('orders');
  return (
    <LoadFailure
      error={query.error}
      title={t('failedOne')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/procurement/order', label: t('missing.back') }}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
