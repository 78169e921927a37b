import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { listItems, lists } from '../../../db/schema/lists';
import { textArray } from '../../../db/textArray';
import { localised } from '../../../messages/translate';
import { offersFor } from '../../offers/read';
import type { Offer } from '../../offers/rules/offer';
import { isOpen, openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { lineKey } from '../../offers/rules/wanted';
import type { Line, OrderBundle } from '../../orders/read/bundle';

type Missing = components['schemas']['ReorderResult']['missing'][number];

/** Lines of an order that can be ordered again now, and those that cannot. */
export interface Reordered {
  lines: { productId: string; skuId: string; listId: string; qty: number }[];
  missing: Missing[];
}

/**
 * Returns the list from which each product of an order can be ordered now: its own list when that is open and visible to the buyer, else
 * the first such list by id. Stock is that of the SKU on every list, so no other list offers more; closed lists are ignored.
 */
export async function placesOf(
  { buyer, now }: Pick<Context, 'buyer' | 'now'>,
  db: Queryable,
  { subs, lines }: Pick<OrderBundle, 'subs' | 'lines'>,
): Promise<Map<string, string>> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const own = textArray(subs.map(({ listId }) => listId));
  const rows = await db
    .selectDistinctOn([listItems.productId], { productId: listItems.productId, listId: listItems.listId })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(and(inArray(listItems.productId, productIds), openAt(now), visibleTo(buyer)))
    .orderBy(asc(listItems.productId), sql`${listItems.listId} = any(${own}) desc`, asc(listItems.listId));
  return new Map(rows.map(({ productId, listId }) => [productId, listId]));
}

const isOrderable = ({ visible, listed, inCatalogue, list }: Offer, now: Date): boolean =>
  visible && listed && inCatalogue && isOpen(list.times, now);

function missingOf(
  line: Line,
  reason: Missing['reason'],
  availableQty: number,
  ctx: Pick<Context, 'language'>,
): Missing {
  const { id: orderLineId, skuId, intlCode, brandName, size, askedQty: qty } = line;
  return {
    orderLineId,
    skuId,
    intlCode,
    name: localised(ctx.language, line.name, line.nameEn),
    brandName,
    size,
    color: localised(ctx.language, line.color, line.colorEn),
    qty,
    availableQty,
    reason,
  };
}

/**
 * Returns the lines of an order as open lists offer them now, from the order's own list when that is open; names the lines that are not
 * available.
 */
export async function reorderable(
  ctx: Pick<Context, 'buyer' | 'now' | 'language'>,
  db: Queryable,
  bundle: OrderBundle,
): Promise<Reordered> {
  const places = await placesOf(ctx, db, bundle);
  const wanted = bundle.lines.flatMap(({ skuId, productId }) => {
    const listId = places.get(productId);
    return listId === undefined ? [] : [{ skuId, listId }];
  });
  const offers = await offersFor(db, ctx.buyer, wanted);
  const result: Reordered = { lines: [], missing: [] };
  for (const line of bundle.lines) {
    const { skuId, productId, askedQty } = line;
    const listId = places.get(productId);
    const offer = listId === undefined ? undefined : offers.get(lineKey({ skuId, listId }));
    if (listId === undefined || offer === undefined || !isOrderable(offer, ctx.now)) {
      result.missing.push(missingOf(line, 'NOT_LISTED', 0, ctx));
      continue;
    }
    const qty = Math.min(askedQty, Math.max(0, offer.stockQty));
    if (qty > 0) result.lines.push({ productId, skuId, listId, qty });
    if (qty === 0) result.missing.push(missingOf(line, 'SOLD_OUT', 0, ctx));
    else if (qty < askedQty) result.missing.push(missingOf(line, 'SHORT', qty, ctx));
  }
  return result;
}
