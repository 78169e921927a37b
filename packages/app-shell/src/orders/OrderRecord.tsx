import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '../records/RecordPage';

interface OrderRecordProps<Order> {
  query: UseQueryResult<Order>;
  /** Title of the page until the order is read. */
  title: string;
  /** Shows another order in place of this one; a link to it when left out. */
  onStep?: (href: string) => void;
  /** Returns the page of the order. */
  children: (order: Order) => ReactNode;
}

/** RecordPage of an order of either app; one that is missing leads back to the orders. */
export function OrderRecord<Order>(props: OrderRecordProps<Order>) {
  const { t } = useTranslation('orders');
  return (
    <RecordPage
      {...props}
      shape={{ hasRail: true }}
      failed={t('failedOne')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/procurement/order', label: t('missing.back') }}
    />
  );
}
