import type { components } from '@selvedge/api-spec/types';
import { isEan13 } from '@selvedge/domain/products/ean';
import { normaliseSize } from '@selvedge/domain/sheets/importSizes';
import { sizesMeant } from '@selvedge/domain/sheets/importMatch';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/products';
import { textArray } from '../../../db/textArray';
import type { Reader } from './sources';
import { someProducts } from './products';
import type { ProductAnswer } from './row';
import { codeKeyOf } from '@selvedge/domain/products/codeKey';

type UnknownReason = components['schemas']['ResolveResult']['unknown'][number]['reason'];

/** Pasted line with a code. */
export interface PastedLine {
  code: string;
  size?: string;
  qty?: number;
}

/** Pasted lines sorted into matched, ambiguous and unknown; `index` is the position in the paste. Each named product is included once. */
export interface Resolved {
  products: ProductAnswer[];
  matched: Array<{ index: number; code: string; productId: string; skuId: string; qty: number }>;
  ambiguous: Array<{ index: number; code: string; qty: number; candidateIds: string[] }>;
  unknown: Array<{ index: number; code: string; size?: string; reason: UnknownReason }>;
}

interface Hit {
  product: ProductAnswer;
  skuId?: string;
}

const MOST_CANDIDATES = 20;
/** Maximum number of products that the codes of a paste may match, as the contract bounds the response. */
const MOST_PRODUCTS = 2000;
const LENGTH_OF_EAN = 13;

function codeCondition(keys: readonly string[], ids: readonly string[]): SQL {
  const codes = textArray(keys);
  return sql`(string_to_array(p.code_key, ' ') && ${codes} or p.id = any(${textArray(ids)})
    or p.id in (select k.product_id from skus k where k.barcode = any(${codes}) or k.id = any(${textArray(ids)})))`;
}

/** Returns an index of products by all their codes: international code, style number, product id; of sizes by barcode or SKU id. */
function indexOf(
  products: readonly ProductAnswer[],
  styleKeys: ReadonlyMap<string, readonly string[]>,
): Map<string, Hit[]> {
  const index = new Map<string, Hit[]>();
  const add = (key: string, hit: Hit) => {
    const hits = index.get(key) ?? [];
    if (!hits.some((one) => one.product.id === hit.product.id && one.skuId === hit.skuId))
      index.set(key, [...hits, hit]);
  };
  for (const product of products) {
    for (const key of styleKeys.get(product.id) ?? []) add(key, { product });
    add(codeKeyOf(product.id), { product });
    for (const { skuId, barcode } of product.sizes) {
      add(codeKeyOf(skuId), { product, skuId });
      if (barcode !== undefined) add(barcode, { product, skuId });
    }
  }
  return index;
}

async function codeKeysOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, key: products.codeKey })
    .from(products)
    .where(sql`${products.id} = any(${textArray(ids)})`);
  return new Map(rows.map(({ id, key }) => [id, key.split(' ')]));
}

/** Sorts pasted lines. `everywhere` distinguishes products of other lists from unknown ones. */
export async function resolveLines(
  db: Queryable,
  lines: readonly PastedLine[],
  source: SQL,
  everywhere: SQL | null,
  reader: Reader,
): Promise<Resolved> {
  const keys = [...new Set(lines.map(({ code }) => codeKeyOf(code)).filter(Boolean))];
  const ids = [...new Set(lines.map(({ code }) => code))];
  const found = await someProducts(db, source, codeCondition(keys, ids), reader, MOST_PRODUCTS);
  const index = indexOf(
    found,
    await codeKeysOf(
      db,
      found.map(({ id }) => id),
    ),
  );
  const elsewhere = new Map<string, Hit[]>();
  const missing = keys.filter((key) => !index.has(key));
  if (everywhere !== null && missing.length > 0) {
    const isMissing = new Set(missing);
    const missingIds = ids.filter((id) => isMissing.has(codeKeyOf(id)));
    const others = await someProducts(
      db,
      everywhere,
      codeCondition(missing, missingIds),
      reader,
      MOST_PRODUCTS,
    );
    const more = indexOf(
      others,
      await codeKeysOf(
        db,
        others.map(({ id }) => id),
      ),
    );
    for (const [key, hits] of more) elsewhere.set(key, hits);
  }
  const result: Resolved = { products: [], matched: [], ambiguous: [], unknown: [] };
  lines.forEach(({ code, size, qty = 0 }, place) => {
    const key = codeKeyOf(code);
    const hits = index.get(key) ?? [];
    const unknown = (reason: UnknownReason) => {
      result.unknown.push({ index: place, code, ...(size === undefined ? {} : { size }), reason });
    };
    if (hits.length === 0) {
      if (elsewhere.has(key)) return unknown('NOT_IN_LIST');
      const damaged = key.length === LENGTH_OF_EAN && /^\d+$/.test(key) && !isEan13(key);
      return unknown(damaged ? 'BAD_CHECK_DIGIT' : 'UNKNOWN_CODE');
    }
    const wanted = normaliseSize(size ?? '');
    const fitting = hits.flatMap(({ product, skuId }) => {
      const sizes = skuId === undefined ? product.sizes : product.sizes.filter((one) => one.skuId === skuId);
      return sizesMeant(sizes, wanted).map((one) => ({ product, skuId: one.skuId }));
    });
    const [only] = fitting;
    if (only === undefined) return unknown('UNKNOWN_SIZE');
    if (fitting.length === 1) {
      result.matched.push({ index: place, code, productId: only.product.id, skuId: only.skuId, qty });
      return undefined;
    }
    const candidates = [...new Set(fitting.map(({ product }) => product.id))];
    result.ambiguous.push({ index: place, code, qty, candidateIds: candidates.slice(0, MOST_CANDIDATES) });
    return undefined;
  });
  const named = new Set([
    ...result.matched.map(({ productId }) => productId),
    ...result.ambiguous.flatMap(({ candidateIds }) => candidateIds),
  ]);
  result.products = found.filter(({ id }) => named.has(id));
  return result;
}
