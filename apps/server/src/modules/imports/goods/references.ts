import { wordKey } from '@selvedge/domain/sheets/goodsSheet';
import type { Queryable } from '../../../db/pool';
import { brands, categories, colors, warehouses } from '../../../db/schema/products';

/** Rows of a small table by what people call them; a name that two rows share means neither. */
export type ByName<Row> = ReadonlyMap<string, Row>;

function byName<Row extends { id: string }>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): ByName<Row> {
  const found = new Map<string, Row | null>();
  for (const row of rows) {
    for (const key of new Set(namesOf(row).map(wordKey))) {
      const other = found.get(key);
      if (key !== '') found.set(key, other === undefined || other === row ? row : null);
    }
  }
  for (const row of rows) found.set(wordKey(row.id), row);
  return new Map([...found].flatMap(([key, row]) => (row === null ? [] : [[key, row] as const])));
}

/** What rows of a sheet name, by code and by name in either language. */
export interface References {
  brands: ByName<{ id: string }>;
  categories: ByName<{ id: string; shape: string }>;
  colors: ByName<{ id: string }>;
  warehouses: ByName<{ id: string }>;
  /** Names of colours by id, for what is said of them. */
  colorNames: ReadonlyMap<string, string>;
}

/** Reads brands, categories, colours and warehouses of the house. */
export async function readReferences(db: Queryable): Promise<References> {
  const color = await db.select({ id: colors.id, name: colors.name, nameEn: colors.nameEn }).from(colors);
  const category = await db
    .select({ id: categories.id, name: categories.name, nameEn: categories.nameEn, shape: categories.shape })
    .from(categories);
  const place = await db
    .select({ id: warehouses.id, city: warehouses.city, cityEn: warehouses.cityEn })
    .from(warehouses);
  const brand = await db.select({ id: brands.id, name: brands.name }).from(brands);
  return {
    brands: byName(brand, ({ name }) => [name]),
    categories: byName(category, ({ name, nameEn }) => [name, nameEn]),
    colors: byName(color, ({ name, nameEn }) => [name, nameEn]),
    warehouses: byName(place, ({ city, cityEn }) => [city, cityEn]),
    colorNames: new Map(color.map(({ id, name }) => [id, name])),
  };
}

/** A colour as rows are compared by it: the same however it is called. */
export function colorKey({ colors: known }: Pick<References, 'colors'>, text: string): string {
  const key = wordKey(text);
  return known.get(key)?.id ?? key;
}
