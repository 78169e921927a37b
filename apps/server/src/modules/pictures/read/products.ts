import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { colors, products } from '../../../db/schema/products';

/** Returns shape and colour of which the picture of a product is drawn; undefined when there is no such product. */
export async function drawnProduct(
  db: Queryable,
  productId: string,
): Promise<{ shape: string; hex: string } | undefined> {
  const [found] = await db
    .select({ shape: products.shape, hex: colors.hex })
    .from(products)
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(eq(products.id, productId));
  return found;
}

/** Returns shapes and colours of which the pictures of several products are drawn, by product; unknown products are missing. */
export async function drawnProducts(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, { shape: string; hex: string }>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, shape: products.shape, hex: colors.hex })
    .from(products)
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ id, ...drawn }) => [id, drawn]));
}
