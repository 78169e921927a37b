import type { components } from '@selvedge/api-spec/types';
import type { ProductColumnId } from '@selvedge/design-system/ManifestTable';
import type { SortField } from './productFilter';

/** A column as the contract names it. */
export type ManifestColumnKey = components['schemas']['ColumnKey'];
/** Columns this manifest can show: the design system's usual ones and the two extra ones of a list. */
export type ManifestColumnId = ProductColumnId | 'material' | 'origin';

/** The contract's names in the order the table shows them. */
const columnIds: Readonly<Record<ManifestColumnKey, ManifestColumnId>> = {
  image: 'picture',
  intlCode: 'code',
  brand: 'brand',
  name: 'name',
  category: 'category',
  season: 'season',
  warehouseId: 'warehouse',
  shipFrom: 'shipFrom',
  color: 'colour',
  material: 'material',
  origin: 'origin',
  stock: 'stock',
  wholesalePrice: 'wholesale',
  retailPrice: 'retail',
  size: 'sizes',
};

/** Every key in the order of the table. */
export const columnKeys = Object.keys(columnIds) as ManifestColumnKey[];
/** Shown before anybody chose: the 13 columns of. */
export const usualColumns = columnKeys.filter((key) => key !== 'material' && key !== 'origin');
/** Without these nothing can be ordered. */
export const requiredColumns: ReadonlySet<ManifestColumnKey> = new Set(['intlCode', 'size']);

/** Column ids to show for the chosen keys, always with the code, the size run and the subtotal. */
export function visibleColumns(chosen: readonly ManifestColumnKey[]): ManifestColumnId[] {
  const shown = columnKeys.filter((key) => requiredColumns.has(key) || chosen.includes(key));
  return [...shown.map((key) => columnIds[key]), 'subtotal'];
}

/** The server's field behind a sortable column. */
export const sortOfColumn: Readonly<Partial<Record<ManifestColumnId, SortField>>> = {
  code: 'intlCode',
  brand: 'brandName',
  name: 'name',
  category: 'categoryName',
  season: 'season',
  warehouse: 'warehouseId',
  shipFrom: 'shipFrom',
  colour: 'color',
  stock: 'stockQty',
  wholesale: 'wholesalePriceCents',
  retail: 'retailPriceCents',
};
