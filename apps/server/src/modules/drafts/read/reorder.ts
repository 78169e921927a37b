import type { components } from '@selvedge/api-spec/types';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { listItems, lists } from '../../../db/schema/lists';
import { localised } from '../../../translate';
import { offersFor } from '../../offers/read';
import type { Offer } from '../../offers/rules/offer';
import { isOpen } from '../../offers/rules/status';
import { lineKey } from '../../offers/rules/wanted';
import type { Line, OrderBundle } from '../../orders/read/bundle';

type Missing = components['schemas']['ReorderResult']['missing'][number];

/** What of an order can be ordered again now, and what cannot. */
export interface Reordered {
  lines: { productId: string; skuId: string; listId: string; qty: number }[];
  missing: Missing[];
}

/** The lists on which some products stand, those of the order first, then by id. */
async function listsOf(db: Queryable, { subs, lines }: OrderBundle): Promise<Map<string, string[]>> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const rows = await db
    .select({ productId: listItems.productId, listId: listItems.listId })
    .from(listItems)
    .innerJoin(lists, and(inArray(listItems.productId, productIds), isNull(lists.deletedAt)))
    .orderBy(asc(listItems.listId));
  const own = new Set(subs.map(({ listId }) => listId));
  const found = new Map<string, string[]>();
  for (const { productId, listId } of rows) {
    const before = found.get(productId) ?? [];
    found.set(productId, own.has(listId) ? [listId, ...before] : [...before, listId]);
  }
  return found;
}

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

/** Lines of an order as open lists offer them now, from its own list where that is open; what is not there is named (X-B51). */
export async function reorderable(
  ctx: Pick<Context, 'buyer' | 'now' | 'language'>,
  db: Queryable,
  bundle: OrderBundle,
): Promise<Reordered> {
  const places = await listsOf(db, bundle);
  const wanted = bundle.lines.flatMap(({ skuId, productId }) =>
    (places.get(productId) ?? []).map((listId) => ({ skuId, listId })),
  );
  const offers = await offersFor(db, ctx.buyer, wanted);
  const isOffered = (offer: Offer | undefined): offer is Offer =>
    offer !== undefined &&
    offer.visible &&
    offer.listed &&
    offer.inCatalogue &&
    isOpen(offer.list.times, ctx.now);
  const result: Reordered = { lines: [], missing: [] };
  for (const line of bundle.lines) {
    const { skuId, productId, askedQty } = line;
    const open = (places.get(productId) ?? [])
      .map((listId) => offers.get(lineKey({ skuId, listId })))
      .filter(isOffered);
    const best =
      open.find(({ stockQty }) => stockQty >= askedQty) ?? open.find(({ stockQty }) => stockQty > 0);
    const qty = Math.min(askedQty, best?.stockQty ?? 0);
    if (best !== undefined) result.lines.push({ productId, skuId, listId: best.list.id, qty });
    if (open.length === 0) result.missing.push(missingOf(line, 'NOT_LISTED', 0, ctx));
    else if (best === undefined) result.missing.push(missingOf(line, 'SOLD_OUT', 0, ctx));
    else if (qty < askedQty) result.missing.push(missingOf(line, 'SHORT', qty, ctx));
  }
  return result;
}
