import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../app/LoadFailure';

/** In place of an order that could not be read: the way back to the orders, and for one that may be there another try. */
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
