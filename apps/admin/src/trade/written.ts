import { compareSizes } from '@selvedge/design-system/formats';
import type {
  ManifestChange,
  ManifestProduct,
  Quantities,
} from '@selvedge/design-system/commerce/ManifestTable';
import type { StaffOrderInput, StaffProduct } from '../api/schemas';

/** Product of a list as a row for entering quantities. */
export interface ProductRow extends ManifestProduct {
  readonly kind: StaffProduct['kind'];
}

/** Quantities entered for one style of one list. */
interface WrittenProduct {
  readonly listId: string;
  readonly kind: StaffProduct['kind'];
  readonly quantities: Quantities;
}

/** All entered quantities, by list and style. */
export type Written = Readonly<Record<string, WrittenProduct>>;

/** Returns the key of a list's product in the entered quantities. */
export const productKey = (listId: string, productId: string): string => `${listId}/${productId}`;

/** Converts a product to a row of the manifest. */
export function rowOf(product: StaffProduct): ProductRow {
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

/** Returns the quantities after changes in the products of a list; styles without pieces are left out. */
export function writeProducts(
  written: Written,
  listId: string,
  changes: readonly ManifestChange<ProductRow>[],
): Written {
  const next: Record<string, WrittenProduct> = { ...written };
  for (const change of changes) {
    if (change.kind !== 'quantity') continue;
    const key = productKey(listId, change.rowId);
    const quantities = { ...next[key]?.quantities, [change.sizeId]: change.quantity };
    if (Object.values(quantities).some((qty) => qty > 0))
      next[key] = { listId, kind: change.row.kind, quantities };
    else delete next[key];
  }
  return next;
}

/** Returns the lines of the order, in the order in which they were entered. */
export function linesOf(written: Written): StaffOrderInput['lines'] {
  return Object.values(written).flatMap(({ listId, quantities }) =>
    Object.entries(quantities).flatMap(([skuId, qty]) => (qty > 0 ? [{ skuId, listId, qty }] : [])),
  );
}

/** Returns the kind of the order, spot or futures: that of the first product. The others must have the same. */
export const kindOf = (written: Written): StaffProduct['kind'] => Object.values(written)[0]?.kind ?? 'SPOT';
