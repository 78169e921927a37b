import { deliversTo } from '@selvedge/domain/orders/delivery';
import type { Address, ListDetail } from '../../api/schemas';

/** What of a list says where its goods go. */
export type ListArea = Pick<ListDetail, 'name' | 'deliveryMethod' | 'excludeTaiwan'>;

/**
 * The list that does not deliver to an address; null where all do, and where no address could be right because the lists deliver to different
 * areas: then the inquiry is to be split first.
 */
export function refusingList(lists: readonly ListArea[], address: Address): ListArea | null {
  if (new Set(lists.map(({ deliveryMethod }) => deliveryMethod)).size > 1) return null;
  return lists.find((list) => !deliversTo(list, address)) ?? null;
}
