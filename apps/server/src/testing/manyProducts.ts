import { insertBulk } from '../db/bulk';
import type { Db } from '../db/pool';
import { products, skus } from '../db/schema/products';
import { stock } from '../db/schema/stock';
import { listItems } from '../db/schema/lists';
import { productCodeOf } from './productSheets';

/** Stock of each size in pieces; `PRICE` is the price of each product on its list, EUR cents. */
const PIECES = 5_000;
const PRICE = 12_000;

/** SKU of a generated product. */
export interface ManySize {
  skuId: string;
  productId: string;
}

/**
 * Makes as many products as a large merchant has, on a list of a fixture of `makeBasics`: `many-<n>` with the code `productCodeOf(n)`, each
 * in these sizes, `many-<n>-<size>`.
 */
export async function makeManyProducts(
  db: Db,
  { listId, count, sizes }: { listId: string; count: number; sizes: readonly string[] },
): Promise<ManySize[]> {
  const made = Array.from({ length: count }, (_, at) => ({ id: `many-${at}`, intlCode: productCodeOf(at) }));
  const common = {
    name: '羊绒大衣',
    nameEn: 'Coat',
    brandId: 'b1',
    categoryId: 'c1',
    colorId: 'camel',
    warehouseId: 'MI-02',
    supplierId: 's1',
    season: 'AW25',
    gender: 'WOMEN',
    shape: 'coat',
    multiSize: sizes.length > 1,
    wholesalePriceCents: PRICE,
  } as const;
  const rows = made.flatMap(({ id: productId, intlCode }) =>
    sizes.map((size, position) => ({
      skuId: `${productId}-${size}`,
      productId,
      size,
      position,
      barcode: `${intlCode}${size}`,
    })),
  );
  await db.transaction(async (tx) => {
    await insertBulk(
      tx,
      products,
      made.map((one) => ({ ...one, codeKey: one.intlCode, ...common })),
    );
    await insertBulk(
      tx,
      skus,
      rows.map(({ skuId: id, ...row }) => ({ id, ...row })),
    );
    await insertBulk(
      tx,
      stock,
      rows.map(({ skuId, productId, size }) => ({ skuId, productId, size, onHand: PIECES })),
    );
    await insertBulk(
      tx,
      listItems,
      made.map(({ id: productId }, position) => ({ listId, productId, position, priceCents: PRICE })),
    );
  });
  return rows.map(({ skuId, productId }) => ({ skuId, productId }));
}
