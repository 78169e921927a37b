import type { components } from '@selvedge/api-spec/types';

/** Name of a column of the manifest table. */
export type ColumnKey = components['schemas']['ColumnKey'];

/** The thirteen columns of in the order they are shown at first. */
export const DEFAULT_COLUMNS: readonly ColumnKey[] = [
  'intlCode',
  'image',
  'brand',
  'name',
  'category',
  'season',
  'warehouseId',
  'shipFrom',
  'color',
  'stock',
  'wholesalePrice',
  'retailPrice',
  'size',
];

/** Every column there is: the thirteen and the extra ones of a list's settings. */
export const AVAILABLE_COLUMNS: readonly ColumnKey[] = [...DEFAULT_COLUMNS, 'material', 'origin'];
