import type { ProductColumnId } from '@selvedge/design-system/ManifestTable';
import { productColumnKeys, requiredColumnKeys } from '@selvedge/domain/goods/columns';
import type { ProductColumnKey } from '@selvedge/domain/goods/columns';

/** Columns of the given names in the order of the table; unknown names are passed over. */
export function toColumnKeys(names: readonly string[]): ProductColumnKey[] {
  return productColumnKeys.filter((key) => names.includes(key));
}

/** Columns to show for the chosen ones, always with those that cannot be hidden and the subtotal. */
export function visibleColumns(chosen: readonly ProductColumnKey[]): ProductColumnId[] {
  return [
    ...productColumnKeys.filter((key) => requiredColumnKeys.has(key) || chosen.includes(key)),
    'subtotal',
  ];
}
