import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListDetail } from '../../api/schemas';
import { listDetailQuery } from '../../trade/listQuery';
import { deliveriesOf } from './deliveries';
import type { Delivery } from './deliveries';
import type { InquiryItem } from './inquiry.lines';

interface Deliveries {
  /** Deliveries that the lines need; none until their lists are known. */
  deliveries: readonly Delivery[];
  /** Lists of the lines that are loaded. */
  lists: readonly ListDetail[];
  /** Reads of the lists: a list that could not be read disables no address, and without it the inquiry cannot be split. */
  reads: readonly UseQueryResult<ListDetail>[];
  /** Whether some lists are still being loaded. */
  areListsComing: boolean;
}

/** Hook that returns the deliveries of the lines, and their lists with their delivery areas. */
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
