import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { deliversTo } from '@selvedge/domain/orders/delivery';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../../db/pool';
import { products } from '../../../../db/schema/products';
import { invalid, refuse } from '../../../../http/errors';
import type { Language } from '../../../../http/messages';
import { translate } from '../../../../messages/translate';
import { offersFor } from '../../../offers/read';
import { isThere, type Offer } from '../../../offers/rules/offer';
import { lineKey } from '../../../offers/rules/wanted';
import type { OrderBundle } from '../../read/bundle';
import type { LinesPlan } from './plan';

type Schemas = components['schemas'];
/** Product of a list that a call adds. */
export type ListedEdit = Schemas['OrderLineEdit'] & { skuId: string; listId: string };

/**
 * Plans products of lists that the customer sees, at the price of the list unless another one is passed. The list may be closed by now: the
 * order was made while it was open, or staff take responsibility for it. Refuses with 40401 what does not exist for this customer.
 */
export async function planListed(
  tx: Tx,
  { order }: OrderBundle,
  plan: LinesPlan,
  wanted: readonly { place: number; edit: ListedEdit }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const customer = { id: order.buyerId, teamId: order.teamId };
  const offers = await offersFor(
    tx,
    customer,
    wanted.map(({ edit }) => edit),
  );
  for (const { place, edit } of wanted) {
    const offer = offers.get(lineKey(edit));
    if (offer === undefined || !isThere(offer)) throw refuse(codes.NOT_FOUND);
    if (offer.list.kind !== order.kind) plan.refuseAt(place, 'listId', 'inquiry.otherKind');
    if (!deliversTo(offer.list, order.address)) plan.refuseAt(place, 'listId', 'inquiry.address');
    const priceCents = edit.priceCents ?? offer.priceNowCents;
    if (priceCents === null) return plan.refuseAt(place, 'priceCents', 'inquiry.noPrice');
    plan.add({ ...edit, place, offer, priceCents });
  }
}

/**
 * Returns a lookup of the merchant's products for an order: offer, kind and wholesale price by SKU id. The lookup refuses with 40401 what
 * is not in the catalogue.
 */
async function poolProducts(tx: Tx, { order }: OrderBundle, listId: string, skuIds: readonly string[]) {
  const customer = { id: order.buyerId, teamId: order.teamId };
  const offers = await offersFor(
    tx,
    customer,
    skuIds.map((skuId) => ({ skuId, listId })),
  );
  const found = [...new Set([...offers.values()].map(({ productId }) => productId))];
  const { id, kind, wholesalePriceCents } = products;
  const rows = await tx
    .select({ id, kind, wholesalePriceCents })
    .from(products)
    .where(inArray(id, found.length === 0 ? [''] : found));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (skuId: string): Offer & Pick<(typeof rows)[number], 'kind' | 'wholesalePriceCents'> => {
    const offer = offers.get(lineKey({ skuId, listId }));
    const row = byId.get(offer?.productId ?? '');
    if (offer === undefined || row === undefined || !offer.inCatalogue) throw refuse(codes.NOT_FOUND);
    return { ...offer, kind: row.kind, wholesalePriceCents: row.wholesalePriceCents };
  };
}

/** Plans products of any supplier, booked under a list of the order, at the wholesale price unless another one is passed. */
export async function planPool(
  tx: Tx,
  bundle: OrderBundle,
  plan: LinesPlan,
  { listId, items }: Schemas['CloudProductsInput'],
  language: Language,
): Promise<void> {
  if (!bundle.subs.some((sub) => sub.listId === listId && !sub.cancelled))
    throw invalid({ listId: translate(language, 'orders.listNotOfOrder') });
  const productsOf = await poolProducts(
    tx,
    bundle,
    listId,
    items.map(({ skuId }) => skuId),
  );
  for (const [place, item] of items.entries()) {
    const { kind, wholesalePriceCents, ...offer } = productsOf(item.skuId);
    if (kind !== bundle.order.kind) plan.refuseAt(place, 'skuId', 'inquiry.otherKind');
    const priceCents = item.priceCents ?? wholesalePriceCents;
    if (priceCents === null) return plan.refuseAt(place, 'priceCents', 'inquiry.noPrice');
    plan.add({ ...item, place, listId, offer, priceCents });
  }
}
