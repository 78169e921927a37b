/** What an import is checked against; the contract's Product fits it as it is. */
import { codeKeyOf } from '../goods/codeKey';
import type { Cents } from '../money/money';

/** One made size; `stockQty` is what this buyer may still take. */
export interface LookupSize {
  skuId: string;
  size: string;
  stockQty: number;
  barcode?: string;
}

/** One style in one colour. Price in EUR cents, null when given on inquiry; `minQty` in pieces. */
export interface LookupProduct {
  id: string;
  listId?: string;
  intlCode: string;
  /** The maison's own number, which several colours share. */
  styleNo?: string;
  color: string;
  wholesalePriceCents: Cents | null;
  minQty: number;
  sizes: readonly LookupSize[];
}

/** A product found by a code; `sku` when the code was that of one size. */
export interface LookupHit<Product extends LookupProduct = LookupProduct> {
  product: Product;
  sku?: LookupSize;
}

/**
 * Finds by international code, style number, bar code, product id or SKU id, whatever the case; codes that are nowhere as they stand are found without their
 * marks (`codeKeyOf`), as a quick order finds them. Unknown codes give an empty list.
 */
export type ProductLookup<Product extends LookupProduct = LookupProduct> = (
  code: string,
) => readonly LookupHit<Product>[];

const exactKey = (code: string): string => code.trim().toUpperCase();

/** Builds the lookup over a set of products; the first of two entries for the same product counts. */
export function productLookupOf<Product extends LookupProduct>(
  products: Iterable<Product>,
): ProductLookup<Product> {
  const exact = new Map<string, LookupHit<Product>[]>();
  const plain = new Map<string, LookupHit<Product>[]>();
  const add = (map: typeof exact, key: string, hit: LookupHit<Product>): void => {
    if (key === '') return;
    const hits = map.get(key) ?? [];
    const known = hits.some((one) => one.product.id === hit.product.id && one.sku?.skuId === hit.sku?.skuId);
    if (!known) map.set(key, [...hits, hit]);
  };
  const addCode = (code: string | undefined, hit: LookupHit<Product>): void => {
    add(exact, exactKey(code ?? ''), hit);
    add(plain, codeKeyOf(code ?? ''), hit);
  };
  for (const product of products) {
    addCode(product.intlCode, { product });
    addCode(product.styleNo, { product });
    add(exact, exactKey(product.id), { product });
    for (const sku of product.sizes) {
      add(exact, exactKey(sku.skuId), { product, sku });
      if (sku.barcode !== product.intlCode) addCode(sku.barcode, { product, sku });
    }
  }
  return (code) => exact.get(exactKey(code)) ?? plain.get(codeKeyOf(code)) ?? [];
}
