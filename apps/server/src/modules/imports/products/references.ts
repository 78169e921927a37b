import { wordKey } from '@selvedge/domain/sheets/productSheet';
import type { Queryable } from '../../../db/pool';
import { brands, categories, colors, warehouses } from '../../../db/schema/products';

/** Rows of a small table by id and by name; a name that two rows share is left out. */
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

/** Rows that a sheet can name, by code and by name in either language. */
export interface References {
  brands: ByName<{ id: string }>;
  categories: ByName<{ id: string; shape: string }>;
  colors: ByName<{ id: string }>;
  warehouses: ByName<{ id: string }>;
  /** Names of colours by id, for messages. */
  colorNames: ReadonlyMap<string, string>;
}

/** Reads all brands, categories, colours and warehouses. */
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

/** Returns the key by which the colours of rows are compared: the same for all names of a colour. */
export function colorKey({ colors: known }: Pick<References, 'colors'>, text: string): string {
  const key = wordKey(text);
  return known.get(key)?.id ?? key;
}
