import { deliversTo } from '@selvedge/domain/orders/delivery';
import type { Address, ListDetail } from '../../api/schemas';

/** Fields of a list that determine its delivery area. */
export type ListArea = Pick<ListDetail, 'name' | 'deliveryMethod' | 'excludeTaiwan'>;

/**
 * Returns a list that does not deliver to an address; null when all do, and when no address can be right because the lists have different
 * delivery methods: the inquiry then has to be split first.
 */
export function listNotDeliveringTo(lists: readonly ListArea[], address: Address): ListArea | null {
  if (new Set(lists.map(({ deliveryMethod }) => deliveryMethod)).size > 1) return null;
  return lists.find((list) => !deliversTo(list, address)) ?? null;
}
