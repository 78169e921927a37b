import { manifestRow } from '@selvedge/app-shell/orders/manifestRow';
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
export const rowOf = (product: StaffProduct): ProductRow => ({ ...manifestRow(product), kind: product.kind });

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
