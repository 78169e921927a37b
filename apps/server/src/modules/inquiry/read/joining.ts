import { discountOf, piecesOf } from '@selvedge/domain/orders/orderPieces';
import { codes } from '@selvedge/api-spec/codes';
import { orderableQty, totals } from '@selvedge/domain/money/minimums';
import { settleSurcharge } from '@selvedge/domain/money/surchargeFreeze';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/products';
import { refuse } from '../../../http/errors';
import { seesPrices } from '../../auth/access/fieldVisibility';
import { tradeRules } from '../../tradeRules/read';
import { offersFor } from '../../offers/read';
import { listsOfOffers, type Offer, ruleLine } from '../../offers/rules/offer';
import { addUp, lineKey, type WantedLine } from '../../offers/rules/wanted';
import type { OrderBundle } from '../../orders/read/bundle';
import { locksOf } from '../../orders/read/names';
import { visibleOrder } from '../../orders/read/visible';
import { atGivenPrices, type OfferedLine } from './lines';
import { type InquiryBuyer, type Preview, previewOf, withoutPrices } from './preview';

/** Returns offers as an existing order accepts them: also products of a closed list, and of no list at their current wholesale price. */
async function joinable(db: Queryable, offers: ReadonlyMap<string, Offer>): Promise<Map<string, Offer>> {
  const { id, wholesalePriceCents } = products;
  const unlisted = [...offers.values()].flatMap(({ listed, productId }) => (listed ? [] : [productId]));
  const rows =
    unlisted.length === 0
      ? []
      : await db.select({ id, wholesalePriceCents }).from(products).where(inArray(id, unlisted));
  const prices = new Map(rows.map((row) => [row.id, row.wholesalePriceCents]));
  return new Map(
    [...offers].map(([key, offer]) => [
      key,
      offer.listed ? offer : { ...offer, listed: true, priceNowCents: prices.get(offer.productId) ?? null },
    ]),
  );
}

/**
 * Returns the lines of an order that count in its sums, as the rules take them: at their own prices, and with the pieces that they lock
 * counted as available.
 */
async function linesOfOrder(db: Queryable, { order, subs, lines }: OrderBundle) {
  const live = new Map(subs.filter(({ cancelled }) => !cancelled).map((sub) => [sub.id, sub]));
  const own = lines.flatMap((line) => {
    const sub = live.get(line.subOrderId);
    const qty = sub === undefined ? 0 : piecesOf(sub, line);
    return sub === undefined || qty === 0 ? [] : [{ line, qty, listId: sub.listId }];
  });
  const customer = { id: order.buyerId, teamId: order.teamId };
  const offers = await offersFor(
    db,
    customer,
    own.map(({ line, listId }) => ({ skuId: line.skuId, listId })),
  );
  const locks = await locksOf(db, lines);
  const held = new Map<string, number>();
  for (const { productId, id } of lines)
    held.set(productId, (held.get(productId) ?? 0) + (locks.get(id) ?? 0));
  const rule = own.flatMap(({ line, qty, listId }) => {
    const offer = offers.get(lineKey({ skuId: line.skuId, listId }));
    // Lines typed by hand have no minimum.
    const left = line.typed ? qty : (offer?.productStockQty ?? 0) + (held.get(line.productId) ?? 0);
    const { priceCents } = line;
    return offer === undefined
      ? []
      : [
          ruleLine(
            { ...offer, priceNowCents: priceCents, productStockQty: left },
            { qty, discountCents: discountOf(line, qty) },
          ),
        ];
  });
  return { rule, offers: [...offers.values()], held };
}

/**
 * Returns the sums of an order with lines that would join it, by list and overall, with all violated minimums; stores and locks nothing.
 * The surcharge is the one the order would have: never above that of its submission.
 */
export async function previewAddedLines(
  ctx: Context,
  customer: InquiryBuyer,
  input: { orderId: string; lines: WantedLine[] },
): Promise<Preview> {
  const bundle = await visibleOrder(ctx, input.orderId);
  const { order } = bundle;
  if (order.buyerId !== customer.id) throw refuse(codes.NOT_FOUND);
  const wanted = addUp(input.lines);
  const buyer = { id: order.buyerId, teamId: order.teamId };
  const offers = await joinable(ctx.db, await offersFor(ctx.db, buyer, wanted));
  const { rule: own, offers: ownOffers, held } = await linesOfOrder(ctx.db, bundle);
  const found = wanted.map((line): OfferedLine | null => {
    const offer = offers.get(lineKey(line));
    if (offer === undefined || !offer.inCatalogue || !offer.visible) return null;
    const productStockQty = offer.productStockQty + (held.get(offer.productId) ?? 0);
    return atGivenPrices([{ ...line, offer: { ...offer, productStockQty } }])[0] ?? null;
  });
  const there = found.filter((line) => line !== null);
  const added = there.map(({ offer, qty, discountCents }) =>
    ruleLine(offer, { qty: orderableQty(qty, Math.max(0, offer.stockQty)), discountCents }),
  );
  const rule = [...own, ...added];
  const lists = listsOfOffers([...ownOffers, ...there.map(({ offer }) => offer)]);
  const rules = await tradeRules(ctx.db);
  const { goodsCents, discountCents } = totals(rules, rule);
  const atSubmit = { bp: order.submitSurchargeBp, cents: order.submitSurchargeCents };
  const surcharge = settleSurcharge(atSubmit, goodsCents - discountCents, rules.surchargeTiers);
  const sums = totals(rules, rule, lists, { surcharge });
  const preview = previewOf(ctx, { rules, wanted, found, rule, lists, sums });
  return seesPrices(ctx.staff) ? preview : withoutPrices(preview);
}
