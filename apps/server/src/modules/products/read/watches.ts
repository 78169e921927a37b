import type { components } from '@selvedge/api-spec/types';
import { grouped } from '@selvedge/domain/grouped';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { productWatches } from '../../../db/schema/watches';
import type { Outgoing } from '../../../http/outgoing';

type Watch = Outgoing<components['schemas']['ProductWatch']>;

/** Returns a buyer's watches of a product, those of the whole product first; the price only for buyers who may see prices. */
export async function watchesOf(
  db: Queryable,
  buyerId: string,
  productId: string,
  priced: boolean,
): Promise<Watch[]> {
  const rows = await db
    .select()
    .from(productWatches)
    .where(and(eq(productWatches.buyerId, buyerId), eq(productWatches.productId, productId)))
    .orderBy(sql`${productWatches.skuId} nulls first`, asc(productWatches.kind));
  return [...grouped(rows, ({ skuId }) => skuId)].map(([skuId, own]) => {
    const seen = own.find(({ kind }) => kind === 'PRICE_DROP')?.priceCents ?? null;
    return {
      on: own.map(({ kind }) => kind),
      ...(skuId !== null && { skuId }),
      ...(seen !== null && priced && { priceCents: seen }),
    };
  });
}
