import type { components } from '@selvedge/api-spec/types';
import { grouped } from '@selvedge/domain/grouped';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { type Page, rowsOf } from '../../../db/paging';
import { products } from '../../../db/schema/products';
import { productWatches } from '../../../db/schema/watches';
import { textArray } from '../../../db/textArray';
import type { Outgoing } from '../../../http/outgoing';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { picturesOf } from '../../products/read/pictures';
import { seenBy, type WatchWithOffer } from './seen';

type Schemas = components['schemas'];
type Watched = Outgoing<Schemas['WatchedProduct']>;

/** Returns one row of a buyer's watches: a product or one of its sizes, as the buyer sees it now. */
function watchedOf(
  own: readonly WatchWithOffer[],
  askedAt: Date,
  language: Language,
  priced: boolean,
): Watched {
  const [wish] = own as [WatchWithOffer];
  const { productId, skuId, intlCode, brandName, name, nameEn, color, colorEn, size, isOffered } = wish;
  const then = own.find(({ kind }) => kind === 'PRICE_DROP')?.priceCents ?? null;
  return {
    productId,
    intlCode,
    brandName,
    name: localised(language, name, nameEn || name),
    color: localised(language, color, colorEn || color),
    image: picturesOf({ id: productId, pictureFileIds: wish.pictureFileIds })[0] ?? null,
    on: own.map(({ kind }) => kind),
    askedAt,
    offered: isOffered,
    stockQty: isOffered ? wish.freeQty : 0,
    priceNowCents: isOffered && priced ? wish.priceNowCents : null,
    ...(skuId !== null && size !== null && { skuId, size }),
    ...(then !== null && priced && { priceCents: then }),
  };
}

/**
 * Returns one page of a buyer's watches, the latest first, a product and each of its sizes in a row of its own. A buyer has few watches
 * (`WATCHES_MAX`), so all are counted, and offers are read only for those of the page.
 */
export async function watchedPage(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language' | 'can'>,
  page: Page,
) {
  const { limit, offset } = rowsOf(page);
  const own = await ctx.db
    .select({
      id: productWatches.id,
      productId: productWatches.productId,
      skuId: productWatches.skuId,
      askedAt: productWatches.createdAt,
    })
    .from(productWatches)
    .innerJoin(products, and(eq(products.id, productWatches.productId), isNull(products.deletedAt)))
    .where(eq(productWatches.buyerId, ctx.buyer.id))
    .orderBy(desc(productWatches.createdAt), asc(productWatches.id));
  const rows = [...grouped(own, ({ productId, skuId }) => `${productId} ${skuId ?? ''}`).values()];
  const shown = rows.slice(offset, offset + limit);
  const ids = shown.flatMap((row) => row.map(({ id }) => id));
  const found =
    ids.length === 0
      ? []
      : await seenBy(ctx.db, sql`(select * from product_watches where id = any(${textArray(ids)}))`, ctx.now);
  const seen = new Map(found.map((wish) => [wish.id, wish]));
  const list = shown.flatMap((row) => {
    const wishes = row.flatMap(({ id }) => seen.get(id) ?? []);
    const [latest] = row;
    if (latest === undefined || wishes.length === 0) return [];
    const inOrder = wishes.toSorted((one, other) => one.kind.localeCompare(other.kind));
    return [watchedOf(inOrder, latest.askedAt, ctx.language, isShownPrices(ctx))];
  });
  return { list, total: rows.length, ...page };
}
