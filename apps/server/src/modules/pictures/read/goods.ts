import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { colors, products } from '../../../db/schema/catalogue';

/** What the picture of a product is drawn from; undefined where there is no such product. */
export async function drawnGoods(
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
