import type { ProductColumnId } from '@selvedge/design-system/commerce/ManifestTable';
import { productColumnKeys, requiredColumnKeys } from '@selvedge/domain/products/columns';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';

/** Returns the columns with these names in the order of the table; unknown names are ignored. */
export function toColumnKeys(names: readonly string[]): ProductColumnKey[] {
  return productColumnKeys.filter((key) => names.includes(key));
}

/** Returns the columns to show for the chosen ones, always including the required ones and the subtotal. */
export function visibleColumns(chosen: readonly ProductColumnKey[]): ProductColumnId[] {
  return [
    ...productColumnKeys.filter((key) => requiredColumnKeys.has(key) || chosen.includes(key)),
    'subtotal',
  ];
}
