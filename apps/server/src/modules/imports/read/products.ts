import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { skus } from '../../../db/schema/products';
import { typeOf } from '../../../db/columnTypes';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { OrderLine } from '../../../sheets/messages';
import { productsFor, productsOfList, readerOf } from '../../products/read/sources';
import { someProducts } from '../../products/read/products';
import type { ProductAnswer } from '../../products/read/row';

/** Returns all products of a list in its order, for the template. */
export async function listProducts(ctx: Context, listId: string): Promise<ProductAnswer[]> {
  return someProducts(ctx.db, await productsFor(ctx, listId), sql`true`, readerOf(ctx));
}

const readKnownSizes = statement({
  name: 'imports.knownSizes',
  row: { size: typeOf(skus.size) },
  sql: (products: SQL) =>
    sql`select distinct k.size from skus k where k.product_id in (select g.product_id from ${products} g)`,
  example: (make) => make(productsOfList('l1')),
});

/**
 * Returns the sizes of the products that a sheet is for: they count as heads of quantity columns whatever they look like, in the buyer app
 * too.
 */
export async function knownSizes(ctx: Context, products: SQL): Promise<string[]> {
  return (await readKnownSizes(ctx.db, products)).map(({ size }) => size);
}

/** Codes of a line. */
type CodedLine = Pick<OrderLine, 'code' | 'otherCodes'>;

/** Returns exactly the products that the codes of a sheet can mean. */
export async function wantedProducts(
  ctx: Context,
  products: SQL,
  lines: readonly CodedLine[],
): Promise<ProductAnswer[]> {
  const codesOf = ({ code, otherCodes }: CodedLine) =>
    [code, ...otherCodes].flatMap(({ candidates }) => candidates);
  const written = [...new Set(lines.flatMap(codesOf))];
  // Codes are read in capitals, ids are made in small letters: the columns themselves are compared, because they have indexes.
  const codes = textArray(written);
  const keys = textArray([...new Set(written.map(codeKeyOf).filter(Boolean))]);
  const ids = textArray(written.flatMap((code) => [code, code.toLowerCase()]));
  // Each key has its own index lookup: the planner expects a condition on all of them together to match so many products that it reads all.
  const where = sql`p.id in (
    select id from products where intl_code = any(${codes}) union all select id from products where id = any(${ids})
    union all select o.id from unnest(${keys}) as key cross join lateral (
      select id from products where string_to_array(code_key, ' ') @> array[key]) as o
    union all select product_id from skus where barcode = any(${codes})
    union all select product_id from skus where id = any(${ids}))`;
  return someProducts(ctx.db, products, where, readerOf(ctx));
}
