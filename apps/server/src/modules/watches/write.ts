import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { WATCHES_MAX } from '@selvedge/domain/constants';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { productWatches, type WatchKind } from '../../db/schema/watches';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { invalid, refuse } from '../../http/errors';
import { translate } from '../../messages/translate';
import { seenBy, type WatchWithOffer } from './read/seen';

type Wanted = components['schemas']['ProductNotifyInput'];
type Asking = Pick<Context, 'buyer' | 'now' | 'language' | 'inTransaction'>;

/** Returns the current offer as the buyer sees it; refuses with 40401 a product that no open list of the merchant shows the buyer. */
async function seenNow(
  tx: Tx,
  { buyer, now }: Asking,
  { productId, skuId }: Wanted,
): Promise<WatchWithOffer> {
  const wish = sql`(select ''::text as id, ${buyer.id}::text as buyer_id, ${productId}::text as product_id,
    ${skuId ?? null}::text as sku_id, 'RESTOCK'::text as kind, null::bigint as price_cents)`;
  const [seen] = await seenBy(tx, wish, now);
  if (seen === undefined || !seen.isOffered || (skuId !== undefined && seen.size === null))
    throw refuse(codes.NOT_FOUND);
  return seen;
}

/** Refuses with 40001 a watch whose condition is met already or that cannot be checked. */
function checkWish(kind: WatchKind, seen: WatchWithOffer, language: Asking['language']): void {
  if (kind === 'RESTOCK' && seen.freeQty > 0) throw invalid({ on: translate(language, 'watches.inStock') });
  if (kind === 'PRICE_DROP' && seen.priceNowCents === null)
    throw invalid({ on: translate(language, 'watches.noPrice') });
}

async function add(tx: Tx, ctx: Asking, wanted: Wanted, kinds: readonly WatchKind[]): Promise<void> {
  const { buyer, now, language } = ctx;
  const seen = await seenNow(tx, ctx, wanted);
  for (const kind of kinds) checkWish(kind, seen, language);
  const others = await tx.$count(productWatches, eq(productWatches.buyerId, buyer.id));
  if (others + kinds.length > WATCHES_MAX)
    throw invalid({ on: translate(language, 'watches.tooMany', { max: WATCHES_MAX }) });
  await tx.insert(productWatches).values(
    kinds.map((kind) => ({
      id: newId(),
      buyerId: buyer.id,
      productId: wanted.productId,
      skuId: wanted.skuId ?? null,
      kind,
      priceCents: kind === 'PRICE_DROP' ? seen.priceNowCents : null,
      createdAt: now,
      checkedAt: now,
    })),
  );
}

/**
 * Sets the buyer's watches of a product: new kinds are checked and stored with the current price, existing ones stay unchanged, the others
 * are deleted. Deleting watches does not check the product, which may be gone.
 */
export async function watchProducts(ctx: Asking, wanted: Wanted): Promise<void> {
  const { productId, skuId } = wanted;
  await ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'watches', ctx.buyer.id);
    const own = await tx
      .select({ id: productWatches.id, kind: productWatches.kind })
      .from(productWatches)
      .where(
        and(
          eq(productWatches.buyerId, ctx.buyer.id),
          eq(productWatches.productId, productId),
          skuId === undefined ? isNull(productWatches.skuId) : eq(productWatches.skuId, skuId),
        ),
      );
    const gone = own.filter(({ kind }) => !wanted.on.includes(kind)).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(productWatches).where(inArray(productWatches.id, gone));
    const kinds = wanted.on.filter((kind) => own.every((watch) => watch.kind !== kind));
    if (kinds.length > 0) await add(tx, ctx, wanted, kinds);
    else if (own.length === 0) await seenNow(tx, ctx, wanted);
  });
}
