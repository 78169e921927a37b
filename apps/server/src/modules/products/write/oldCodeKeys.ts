import { productCodeKey } from '@selvedge/domain/goods/codeKey';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/catalogue';

/**
 * Stores the codes of products in the one form that is looked for (L-13): earlier releases kept full-width signs, hyphens that do not break and
 * marks that nobody sees. Done at each start, under the set-up lock, and changes nothing the second time.
 */
export async function renewOldCodeKeys(db: Queryable): Promise<void> {
  const { id, intlCode, styleNo, codeKey } = products;
  const stored = await db
    .select({ id, intlCode, styleNo, codeKey })
    .from(products)
    .where(sql`${codeKey} ~ '[^ -~]'`);
  for (const product of stored) {
    const key = productCodeKey(product);
    if (key !== product.codeKey) await db.update(products).set({ codeKey: key }).where(eq(id, product.id));
  }
}
