/** Column of the product tables. */
interface ProductColumn {
  /** Field by which the server sorts the column; a column without it cannot be sorted. */
  readonly sort?: string;
  /** Whether ordering needs the column, so that it cannot be hidden. */
  readonly isRequired?: true;
  /** Whether the column is shown only where a list requests it; all others are shown until a user chooses. */
  readonly isExtra?: true;
}

/** Columns of the manifest by their names in the contract, in the order of the table. */
export const PRODUCT_COLUMNS = {
  image: {},
  intlCode: { sort: 'intlCode', isRequired: true },
  brand: { sort: 'brandName' },
  name: { sort: 'name' },
  category: { sort: 'categoryName' },
  season: { sort: 'season' },
  warehouseId: { sort: 'warehouseId' },
  shipFrom: { sort: 'shipFrom' },
  color: { sort: 'color' },
  material: { isExtra: true },
  origin: { isExtra: true },
  stock: { sort: 'stockQty' },
  wholesalePrice: { sort: 'wholesalePriceCents' },
  retailPrice: { sort: 'retailPriceCents' },
  size: { isRequired: true },
} as const satisfies Readonly<Record<string, ProductColumn>>;

/** Name of a column of the manifest. */
export type ProductColumnKey = keyof typeof PRODUCT_COLUMNS;
/** Name of a column that is shown only where a list requests it. */
export type ExtraColumnKey = {
  [Key in ProductColumnKey]: (typeof PRODUCT_COLUMNS)[Key] extends { readonly isExtra: true } ? Key : never;
}[ProductColumnKey];

/** Field by which products are sorted through a column. */
export type ColumnSort = Extract<
  (typeof PRODUCT_COLUMNS)[ProductColumnKey],
  { readonly sort: string }
>['sort'];

const entries = Object.entries(PRODUCT_COLUMNS) as [ProductColumnKey, ProductColumn][];

/** Names of all columns, in the order of the table. */
export const productColumnKeys: readonly ProductColumnKey[] = entries.map(([key]) => key);
/** Names of the columns shown before a user chooses: thirteen. */
export const defaultColumnKeys: readonly ProductColumnKey[] = entries
  .filter(([, { isExtra }]) => isExtra !== true)
  .map(([key]) => key);
/** Names of the columns that cannot be hidden. */
export const requiredColumnKeys: ReadonlySet<ProductColumnKey> = new Set(
  entries.filter(([, { isRequired }]) => isRequired).map(([key]) => key),
);
/** Column and field of every sort order that a table offers. */
export const columnSorts: readonly { column: ProductColumnKey; sort: ColumnSort }[] = entries.flatMap(
  ([column, { sort }]) => (sort === undefined ? [] : [{ column, sort: sort as ColumnSort }]),
);
