import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';

/** A stored size. */
export interface StoredSize {
  skuId: string;
  size: string;
  barcode: string;
  onHand: number;
  locked: number;
  incoming: number;
}

/** A stored product, deleted or not, with its sizes. */
export type StoredProduct = typeof products.$inferSelect & { sizes: StoredSize[] };

/** Stored size that has a barcode, with what a row names it by. */
export interface BarcodeHolder {
  skuId: string;
  code: string;
  colorId: string;
  size: string;
}

/** Stored products that some rows name. */
export interface StoredProducts {
  byCode: ReadonlyMap<string, readonly StoredProduct[]>;
  /** Size by barcode. */
  holderOf: ReadonlyMap<string, BarcodeHolder>;
}

/** Reads the sizes with these barcodes. */
export async function readHolders(
  db: Queryable,
  barcodes: readonly string[],
): Promise<ReadonlyMap<string, BarcodeHolder>> {
  if (barcodes.length === 0) return new Map();
  const held = await db
    .select({
      barcode: skus.barcode,
      skuId: skus.id,
      code: products.intlCode,
      colorId: products.colorId,
      size: skus.size,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.barcode, [...barcodes]));
  return new Map(held.map(({ barcode, ...holder }) => [barcode, holder]));
}

/** Reads the products with these codes and the sizes with these barcodes. */
export async function readStored(
  db: Queryable,
  codes: readonly string[],
  barcodes: readonly string[],
): Promise<StoredProducts> {
  const found =
    codes.length === 0
      ? []
      : await db
          .select()
          .from(products)
          .where(inArray(products.intlCode, [...codes]));
  const sizes = new Map<string, StoredSize[]>(found.map(({ id }) => [id, []]));
  const rows =
    found.length === 0
      ? []
      : await db
          .select({
            productId: skus.productId,
            skuId: skus.id,
            size: skus.size,
            barcode: skus.barcode,
            onHand: stock.onHand,
            locked: stock.locked,
            incoming: stock.incoming,
          })
          .from(skus)
          .innerJoin(stock, and(eq(stock.skuId, skus.id), eq(stock.productId, skus.productId)))
          .where(inArray(skus.productId, [...sizes.keys()]));
  for (const { productId, ...size } of rows) sizes.get(productId)?.push(size);
  const byCode = new Map<string, StoredProduct[]>();
  for (const product of found) {
    const same = byCode.get(product.intlCode) ?? [];
    byCode.set(product.intlCode, same);
    same.push({ ...product, sizes: sizes.get(product.id) ?? [] });
  }
  return { byCode, holderOf: await readHolders(db, barcodes) };
}
