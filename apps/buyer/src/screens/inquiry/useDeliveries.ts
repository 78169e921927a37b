import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { listDetailQuery } from '../../trade/listQuery';
import { deliveriesOf } from './deliveries';
import type { Delivery } from './deliveries';
import type { InquiryItem } from './inquiry.lines';

/** The deliveries that the lines need; null until their lists are known. */
export function useDeliveries(items: readonly InquiryItem[]): Delivery[] | null {
  const listIds = [...new Set(items.map(({ listId }) => listId))];
  const lists = useQueries({
    queries: listIds.length > 1 ? listIds.map(listDetailQuery) : [],
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => deliveriesOf(items, lists), [items, lists]);
}
