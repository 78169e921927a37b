import type { FacetKey } from '@selvedge/domain/products/facets';
import { column, type ColumnType, orNull, typeOf } from '../../db/columnTypes';
import { products } from '../../db/schema/products';
import type { Named } from '../messages';
import type { Names } from './names';

/**
 * Columns of a product with few distinct values, stored as dictionary codes: their SQL, where `p` is the product and `s` its stock. `run`
 * is the sizes with free pieces, joined by a bar.
 */
export const CODE_COLUMNS = {
  brand: { sql: 'p.brand_id', type: typeOf(products.brandId) },
  category: { sql: 'p.category_id', type: typeOf(products.categoryId) },
  color: { sql: 'p.color_id', type: typeOf(products.colorId) },
  warehouse: { sql: 'p.warehouse_id', type: typeOf(products.warehouseId) },
  season: { sql: 'p.season', type: typeOf(products.season) },
  name: { sql: 'p.name', type: typeOf(products.name) },
  nameEn: { sql: 'p.name_en', type: typeOf(products.nameEn) },
  supplier: { sql: 'p.supplier_id', type: typeOf(products.supplierId) },
  kind: { sql: 'p.kind', type: typeOf(products.kind) },
  run: { sql: 's.run', type: orNull(column.text) },
} as const satisfies Record<string, { sql: string; type: ColumnType<string> | ColumnType<string | null> }>;

/** Name of a code column. */
export type CodeColumn = keyof typeof CODE_COLUMNS;

/** Names of all code columns. */
export const codeColumns = Object.keys(CODE_COLUMNS) as CodeColumn[];

/** Facet value of a product. */
export interface FacetValue extends Named {
  value: string;
}

/** Source of a facet. */
interface FacetSource {
  column: CodeColumn;
  /** Returns the facet values for a text of the column. */
  values: (text: string, names: Names) => FacetValue[];
  /** Whether a value may be requested by its name in either language as well. */
  isAskedByName?: boolean;
}

const plain = (value: string): FacetValue => ({ value, name: value, nameEn: value });

/** Sources of all facets, by the name of their filter. */
export const FACET_SOURCES: Record<FacetKey, FacetSource> = {
  brandIds: { column: 'brand', values: (id, names) => [{ value: id, ...names.brand(id) }] },
  categoryIds: { column: 'category', values: (id, names) => [{ value: id, ...names.category(id) }] },
  warehouseIds: { column: 'warehouse', values: (id) => [plain(id)] },
  seasons: { column: 'season', values: (season) => [plain(season)] },
  colors: {
    column: 'color',
    values: (id, names) => [{ value: id, ...names.color(id) }],
    isAskedByName: true,
  },
  sizes: { column: 'run', values: (run) => run.split('|').filter(Boolean).map(plain) },
  shipFrom: {
    column: 'warehouse',
    values: (id, names) => [{ value: names.city(id).nameEn, ...names.city(id) }],
    isAskedByName: true,
  },
};
