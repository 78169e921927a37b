/** A column of the product tables. */
interface ProductColumn {
  /** The field by which the server sorts it; a column without one has no order. */
  readonly sort?: string;
  /** Without it nothing can be ordered: it cannot be hidden. */
  readonly isRequired?: true;
  /** Shown where a list asks for it; all others are shown until somebody chooses. */
  readonly isExtra?: true;
}

/** The columns of the manifest by the contract's names, in the order of the table. */
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
/** Columns shown where a list asks for them. */
export type ExtraColumnKey = {
  [Key in ProductColumnKey]: (typeof PRODUCT_COLUMNS)[Key] extends { readonly isExtra: true } ? Key : never;
}[ProductColumnKey];

/** A field by which products are sorted through a column. */
export type ColumnSort = Extract<
  (typeof PRODUCT_COLUMNS)[ProductColumnKey],
  { readonly sort: string }
>['sort'];

const entries = Object.entries(PRODUCT_COLUMNS) as [ProductColumnKey, ProductColumn][];

/** Every column, in the order of the table. */
export const productColumnKeys: readonly ProductColumnKey[] = entries.map(([key]) => key);
/** Shown before anybody chose: thirteen columns. */
export const usualColumnKeys: readonly ProductColumnKey[] = entries
  .filter(([, { isExtra }]) => isExtra !== true)
  .map(([key]) => key);
/** Columns that cannot be hidden. */
export const requiredColumnKeys: ReadonlySet<ProductColumnKey> = new Set(
  entries.filter(([, { isRequired }]) => isRequired).map(([key]) => key),
);
/** Column and field of every order that a table offers. */
export const columnSorts: readonly { column: ProductColumnKey; sort: ColumnSort }[] = entries.flatMap(
  ([column, { sort }]) => (sort === undefined ? [] : [{ column, sort: sort as ColumnSort }]),
);
