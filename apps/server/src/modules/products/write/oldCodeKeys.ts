import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/products';

/** Products that are in memory at the same time. */
const AT_ONCE = 500;

/**
 * Rewrites the code keys of products in the one form that searches use: earlier releases stored full-width characters, non-breaking hyphens
 * and invisible characters. A second run changes nothing.
 */
export async function renewOldCodeKeys(db: Queryable): Promise<void> {
  const { id, intlCode, styleNo, codeKey } = products;
  for (let after = ''; ;) {
    const stored = await db
      .select({ id, intlCode, styleNo, codeKey })
      .from(products)
      .where(and(gt(id, after), sql`${codeKey} ~ '[^ -~]'`))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    for (const product of stored) {
      const key = productCodeKey(product);
      if (key !== product.codeKey) await db.update(products).set({ codeKey: key }).where(eq(id, product.id));
    }
    const last = stored.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
