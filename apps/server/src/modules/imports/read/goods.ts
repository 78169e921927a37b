import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { skus } from '../../../db/schema/catalogue';
import { textArray } from '../../../db/textArray';
import type { OrderLine } from '../../../sheets/messages';
import { goodsFor, readerOf } from '../../products/read/goods';
import { someGoods } from '../../products/read/products';
import type { ProductAnswer } from '../../products/read/row';

/** All products of a list in its order, for the template. */
export async function listProducts(ctx: Context, listId: string): Promise<ProductAnswer[]> {
  return someGoods(ctx.db, await goodsFor(ctx, listId), sql`true`, readerOf(ctx));
}

/** Sizes that stand as heads of quantity columns. */
export async function knownSizes(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.selectDistinct({ size: skus.size }).from(skus);
  return rows.map(({ size }) => size);
}

/** Exactly the products that the codes of a sheet can mean. */
export async function wantedProducts(
  ctx: Context,
  goods: SQL,
  lines: readonly OrderLine[],
): Promise<ProductAnswer[]> {
  const written = [...new Set(lines.flatMap(({ code }) => code.candidates))];
  // Codes are read in capitals, ids are made in small letters: the columns themselves are asked, which have their indexes.
  const codes = textArray(written);
  const ids = textArray(written.flatMap((code) => [code, code.toLowerCase()]));
  const where = sql`p.id in (
    select id from products where intl_code = any(${codes}) union all select id from products where id = any(${ids})
    union all select product_id from skus where barcode = any(${codes})
    union all select product_id from skus where id = any(${ids}))`;
  return someGoods(ctx.db, goods, where, readerOf(ctx));
}
