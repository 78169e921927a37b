import type { ListDetail } from '../../api/schemas';
import type { InquiryItem } from './inquiry.lines';

/** Fields of a list that determine its delivery. */
export type ListDelivery = Pick<ListDetail, 'id' | 'deliveryMethod' | 'kind'>;

/** Lines of an inquiry that can be delivered together: with one delivery method, and either spot or futures. */
export interface Delivery {
  readonly method: ListDelivery['deliveryMethod'];
  readonly kind: ListDelivery['kind'];
  readonly items: readonly InquiryItem[];
}

/** Groups lines by delivery, in their order on the page; null while the list of a line is unknown. */
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

/** Returns the title of a part: the title of the whole with the delivery, which is never cut. */
export function partTitle(title: string, delivery: string, longest: number): string {
  const end = ` · ${delivery}`;
  return `${title.slice(0, longest - end.length)}${end}`;
}
