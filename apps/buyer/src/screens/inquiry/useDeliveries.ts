import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListDetail } from '../../api/schemas';
import { listDetailQuery } from '../../trade/listQuery';
import { deliveriesOf } from './deliveries';
import type { Delivery } from './deliveries';
import type { InquiryItem } from './inquiry.lines';

interface Deliveries {
  /** The deliveries that the lines need; none until their lists are known. */
  deliveries: readonly Delivery[];
  /** The lists of the lines, as far as they can be had. */
  lists: readonly ListDetail[];
  /** The reads of the lists: a list that could not be read marks no address and splits nothing. */
  reads: readonly UseQueryResult<ListDetail>[];
  /** Whether some of them are still on their way. */
  areListsComing: boolean;
}

/** How the goods of the lines come to the buyer, and where their lists deliver. */
export function useDeliveries(items: readonly InquiryItem[]): Deliveries {
  const listIds = [...new Set(items.map(({ listId }) => listId))];
  const { lists, reads, areListsComing } = useQueries({
    queries: listIds.map(listDetailQuery),
    combine: (results) => ({
      lists: results.flatMap(({ data }) => data ?? []),
      reads: results,
      areListsComing: results.some(({ isPending }) => isPending),
    }),
  });
  return useMemo(
    () => ({ deliveries: deliveriesOf(items, lists) ?? [], lists, reads, areListsComing }),
    [items, lists, reads, areListsComing],
  );
}
