import { productCodeKey } from '@selvedge/domain/goods/codeKey';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/products';

/** Products that are held in memory at once. */
const AT_ONCE = 500;

/**
 * Stores the codes of products in the one form that is looked for: earlier releases kept full-width signs, hyphens that do not break and
 * marks that nobody sees. Changes nothing the second time.
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
