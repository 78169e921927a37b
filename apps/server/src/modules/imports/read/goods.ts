import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { OrderLine } from '../../../sheets/messages';
import { listFor } from '../../lists/read/listFor';
import { textArray } from '../../../db/textArray';
import { goodsOf, type ProductAnswer, someGoods, superGoods } from '../../products/read/goods';

/** The goods an import may order: those of one list the buyer may see, or of all open ones. */
export async function goodsForImport(ctx: Context, listId: string | undefined): Promise<SQL> {
  if (listId === undefined) return superGoods(ctx.buyer, ctx.now);
  await listFor(ctx.db, ctx.buyer, listId);
  return goodsOf(listId);
}

const readerOf = (ctx: Context) => ({ language: ctx.language, priced: ctx.can('sp:price:view') });

/** All products of a list in its order, for the template. */
export async function listProducts(ctx: Context, listId: string): Promise<ProductAnswer[]> {
  return someGoods(ctx.db, await goodsForImport(ctx, listId), sql`true`, readerOf(ctx));
}

/** Sizes that stand as heads of quantity columns. */
export async function knownSizes(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ size: string }>(sql`select distinct size from skus`);
  return rows.map(({ size }) => size);
}

/** Exactly the products that the codes of a sheet can mean. */
export async function wantedProducts(
  ctx: Context,
  goods: SQL,
  lines: readonly OrderLine[],
): Promise<ProductAnswer[]> {
  const codes = textArray([...new Set(lines.flatMap(({ code }) => code.candidates))]);
  const where = sql`(upper(p.intl_code) = any(${codes}) or upper(p.id) = any(${codes}) or p.id in (
    select k.product_id from skus k where upper(k.barcode) = any(${codes}) or upper(k.id) = any(${codes})))`;
  return someGoods(ctx.db, goods, where, readerOf(ctx));
}
