import { isEan13 } from '@selvedge/domain/products/ean';
import { normaliseSize } from '@selvedge/domain/sheets/importSizes';
import { type ProductProblem, type ProductRow, wordKey } from '@selvedge/domain/sheets/productSheet';
import type { ProductSheet } from './openSheet';
import type { StoredProducts, StoredProduct, StoredSize } from './stored';

/** Stored product and size that a row names; null when it is new or cannot be determined. */
export interface Found {
  product: StoredProduct | null;
  size: StoredSize | null;
  /** Colour that the row names or that follows from the code; null where neither does. */
  colorId: string | null;
  problems: ProductProblem[];
}

/** Names known while a row is looked up; `supplierId` is null when products of all suppliers are meant. */
type KnownNames = Pick<ProductSheet, 'names'> & { supplierId: string | null };

/**
 * Returns the product of a code without a colour: the only one there is, else a problem that names the colours. Deleted products count only
 * where there is no other.
 */
function byCodeAlone(all: readonly StoredProduct[], sheet: KnownNames): StoredProduct | ProductProblem {
  const kept = all.filter(({ deletedAt }) => deletedAt === null);
  const same = kept.length > 0 ? kept : all;
  const [only] = same;
  if (only === undefined) return { column: 'color', code: 'COLOR_MISSING' };
  if (same.length === 1) return only;
  const colors = same.map(({ colorId }) => sheet.names.colorNames.get(colorId) ?? colorId).join(', ');
  return { column: 'color', code: 'AMBIGUOUS_CODE', params: { colors } };
}

function withColor(
  row: ProductRow,
  same: readonly StoredProduct[],
  sheet: KnownNames,
): Pick<Found, 'product' | 'colorId'> | ProductProblem {
  if (row.color === '') {
    const found = byCodeAlone(same, sheet);
    return 'id' in found ? { product: found, colorId: found.colorId } : found;
  }
  const color = sheet.names.colors.get(wordKey(row.color));
  if (color === undefined) return { column: 'color', code: 'COLOR_UNKNOWN' };
  return { product: same.find(({ colorId }) => colorId === color.id) ?? null, colorId: color.id };
}

function sizeIn(product: StoredProduct | null, size: string): StoredSize | null {
  if (product === null) return null;
  if (size === '' && product.sizes.length === 1) return product.sizes[0] ?? null;
  return product.sizes.find((one) => normaliseSize(one.size) === size) ?? null;
}

/** Finds the product and the size of a row among the products with its code. */
export function findProduct(row: ProductRow, sheet: KnownNames, stored: StoredProducts): Found {
  const same = stored.byCode.get(row.code) ?? [];
  const problems: ProductProblem[] = [];
  const isTold = row.problems.some(({ column }) => column === 'code');
  if (!isTold && same.length === 0 && !isEan13(row.code))
    problems.push({ column: 'code', code: 'CODE_INVALID' });
  const found = withColor(row, same, sheet);
  if ('column' in found) {
    // A row whose code is wrong is not reported for a missing or ambiguous colour: that depends on the code.
    if (!isTold || found.code === 'COLOR_UNKNOWN') problems.push(found);
    return { product: null, size: null, colorId: null, problems };
  }
  const { product, colorId } = found;
  if (product !== null && sheet.supplierId !== null && product.supplierId !== sheet.supplierId)
    problems.push({ column: 'code', code: 'OTHER_SUPPLIER' });
  return { product, size: sizeIn(product, row.size), colorId, problems };
}
