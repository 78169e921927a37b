import { compareSizes } from '@selvedge/design-system/formats';
import type { ManifestChange, ManifestProduct, Quantities } from '@selvedge/design-system/ManifestTable';
import type { StaffOrderInput, StaffProduct } from '../api/schemas';

/** Goods of a list as a row to write in. */
export interface GoodsRow extends ManifestProduct {
  readonly kind: StaffProduct['kind'];
}

/** What is written of one style of one list. */
interface WrittenGoods {
  readonly listId: string;
  readonly kind: StaffProduct['kind'];
  readonly quantities: Quantities;
}

/** All that is written, by list and style. */
export type Written = Readonly<Record<string, WrittenGoods>>;

/** Names the goods of a list among what is written. */
export const goodsKey = (listId: string, productId: string): string => `${listId}/${productId}`;

/** Goods as the manifest takes them. */
export function rowOf(product: StaffProduct): GoodsRow {
  return {
    id: product.id,
    kind: product.kind,
    code: product.intlCode,
    pictureUrl: product.images[0] ?? null,
    brand: product.brandName,
    name: product.name,
    hot: product.hot,
    category: product.categoryName,
    season: product.season,
    warehouse: product.warehouseId,
    shipFrom: product.shipFrom,
    colour: { name: product.color, hex: product.colorHex ?? null },
    stock: product.stockQty,
    wholesaleCents: product.wholesalePriceCents,
    retailCents: product.retailPriceCents,
    minQuantity: product.minQty,
    sizes: product.sizes
      .toSorted((one, other) => compareSizes(one.size, other.size))
      .map(({ skuId, size, stockQty }) => ({ id: skuId, label: size, stock: stockQty })),
  };
}

/** What is written after some changes in the goods of a list; what comes to nothing is left out. */
export function writeGoods(
  written: Written,
  listId: string,
  changes: readonly ManifestChange<GoodsRow>[],
): Written {
  const next: Record<string, WrittenGoods> = { ...written };
  for (const change of changes) {
    if (change.kind !== 'quantity') continue;
    const key = goodsKey(listId, change.rowId);
    const quantities = { ...next[key]?.quantities, [change.sizeId]: change.quantity };
    if (Object.values(quantities).some((qty) => qty > 0))
      next[key] = { listId, kind: change.row.kind, quantities };
    else delete next[key];
  }
  return next;
}

/** The lines of the order, in the order in which they were written. */
export function linesOf(written: Written): StaffOrderInput['lines'] {
  return Object.values(written).flatMap(({ listId, quantities }) =>
    Object.entries(quantities).flatMap(([skuId, qty]) => (qty > 0 ? [{ skuId, listId, qty }] : [])),
  );
}

/** Spot or futures: what the first goods are. The others have to be the same. */
export const kindOf = (written: Written): StaffProduct['kind'] => Object.values(written)[0]?.kind ?? 'SPOT';
