import type { ListDetail } from '../../api/schemas';
import type { InquiryItem } from './inquiry.lines';

/** What of a list says how its goods come to the buyer. */
export type ListDelivery = Pick<ListDetail, 'id' | 'deliveryMethod' | 'kind'>;

/** The lines of an inquiry that can go to one address at one time: one way of delivery, in stock or still to be made. */
export interface Delivery {
  readonly method: ListDelivery['deliveryMethod'];
  readonly kind: ListDelivery['kind'];
  readonly items: readonly InquiryItem[];
}

/** Lines by their delivery, in the order in which they stand on the page; null while the lists of some are unknown. */
export function deliveriesOf(
  items: readonly InquiryItem[],
  lists: readonly (ListDelivery | undefined)[],
): Delivery[] | null {
  const known = new Map(lists.flatMap((list) => (list ? [[list.id, list] as const] : [])));
  const parts = new Map<
    string,
    { method: Delivery['method']; kind: Delivery['kind']; items: InquiryItem[] }
  >();
  for (const item of items) {
    const list = known.get(item.listId);
    if (list === undefined) return null;
    const key = `${list.deliveryMethod}/${list.kind}`;
    const part = parts.get(key) ?? { method: list.deliveryMethod, kind: list.kind, items: [] };
    part.items.push(item);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** The title of a part: what the whole is called and how the part is delivered, the delivery never cut. */
export function partTitle(title: string, delivery: string, longest: number): string {
  const end = ` · ${delivery}`;
  return `${title.slice(0, longest - end.length)}${end}`;
}
