import { inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { products } from '../../../db/schema/products';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import type { ListRow } from '../../lists/read/listFor';
import { isOwn } from '../../lists/read/own';
import type { ProductAnswer } from './row';

/** Adds to products on a list of the buyer's own the merchant's price, which is the lowest price that they may have there. */
export async function withMerchantPrices(
  ctx: Pick<Context, 'db' | 'buyer' | 'can'>,
  list: ListRow,
  page: readonly ProductAnswer[],
): Promise<ProductAnswer[]> {
  if (!isOwn(list, ctx.buyer) || !isShownPrices(ctx) || page.length === 0) return [...page];
  const rows = await ctx.db
    .select({ id: products.id, cents: products.wholesalePriceCents })
    .from(products)
    .where(
      inArray(
        products.id,
        page.map(({ id }) => id),
      ),
    );
  const asked = new Map(rows.map(({ id, cents }) => [id, cents]));
  return page.map((product) => ({ ...product, merchantPriceCents: asked.get(product.id) ?? null }));
}
