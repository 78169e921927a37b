/** Products against which an import is checked; the contract's Product is compatible. */
import { codeKeyOf } from '../products/codeKey';
import type { Cents } from '../money/money';

/** Size of a product; `stockQty` is the number of pieces that this buyer may still take. */
export interface LookupSize {
  skuId: string;
  size: string;
  stockQty: number;
  barcode?: string;
}

/** Style in one colour. Price in EUR cents, null when it is on inquiry; `minQty` in pieces. */
export interface LookupProduct {
  id: string;
  listId?: string;
  intlCode: string;
  /** Style number of the maison, which several colours share. */
  styleNo?: string;
  color: string;
  wholesalePriceCents: Cents | null;
  minQty: number;
  sizes: readonly LookupSize[];
}

/** Product found by a code; `sku` when the code was that of one size. */
export interface LookupHit<Product extends LookupProduct = LookupProduct> {
  product: Product;
  sku?: LookupSize;
}

/**
 * Finds products by international code, style number, barcode, product id or SKU id, in any case; a code without an exact match is looked
 * up without separators (`codeKeyOf`), as in a quick order. Returns an empty list for unknown codes.
 */
export type ProductLookup<Product extends LookupProduct = LookupProduct> = (
  code: string,
) => readonly LookupHit<Product>[];

const exactKey = (code: string): string => code.trim().toUpperCase();

/** Creates the look-up for a set of products; of two entries for the same product the first counts. */
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
