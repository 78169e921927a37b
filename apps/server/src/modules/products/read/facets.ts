import type { components } from '@selvedge/api-spec/types';
import { type FacetCounts, FACETS } from '@selvedge/domain/goods/facets';
import { compareSizes } from '@selvedge/domain/goods/sizes';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { products } from '../../../db/schema/catalogue';
import { listItems } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { localised } from '../../../translate';
import { allOf, plainConditions, type ProductFilters, seasonCode, seasonWord } from './filters';
import { goodsOfList, goodsTables, type Reader } from './goods';

type Facets = components['schemas']['Facets'];
type FacetItem = components['schemas']['FacetItem'];

const STOCK = sql`coalesce(sum(t.free), 0)::int as free, string_agg(t.size || '|', '') filter (where t.free > 0) as sizes`;

/** Products in short form; sizes with free pieces, each followed by a bar. */
const readGoods = statement({
  name: 'facets.goods',
  row: {
    brand: typeOf(products.brandId),
    category: typeOf(products.categoryId),
    season: typeOf(products.season),
    warehouse: typeOf(products.warehouseId),
    color: typeOf(products.colorId),
    price: typeOf(listItems.priceCents),
    free: column.integer,
    sizes: orNull(column.text),
  },
  sql: (goods: SQL, where: SQL) => sql`
    select p.brand_id as brand, p.category_id as category, p.season, p.warehouse_id as warehouse, p.color_id as color,
      g.price_cents as price, s.free, s.sizes
    from ${goodsTables(goods, STOCK)} where ${where}`,
  example: (make) => make(goodsOfList('l1'), sql`true`),
});

type Goods = Awaited<ReturnType<typeof readGoods>>[number];

const readNames = statement({
  name: 'facets.names',
  row: { key: column.text, name: column.text, nameEn: column.text },
  sql: () => sql`
    select 'brand ' || id as key, name, name as "nameEn" from brands
    union all select 'category ' || id, name, name_en from categories
    union all select 'color ' || id, name, name_en from colors
    union all select 'warehouse ' || id, city, city_en from warehouses`,
  example: (make) => make(),
});

/** Names of brands, categories, colours and warehouses by kind and id. */
type Names = ReadonlyMap<string, { name: string; nameEn: string }>;

/** One group of filters: what a product has of it, which of that was asked for, and what it is called. */
interface Group {
  name: FacetCounts;
  asked: ReadonlySet<string>;
  of: (goods: Goods) => string | readonly string[];
  label: (value: string) => string;
}

const split = new Map<string, readonly string[]>();

/** Sizes in the short form; the same few runs come again and again, so they are kept. */
function sizesIn(text: string | null): readonly string[] {
  const done = split.get(text ?? '');
  if (done !== undefined) return done;
  const sizes = (text ?? '').split('|').slice(0, -1);
  if (split.size > 5000) split.clear();
  split.set(text ?? '', sizes);
  return sizes;
}

function groupsOf(filters: ProductFilters, { language }: Reader, names: Names): Group[] {
  const asked = (values: readonly string[] | undefined) => new Set(values ?? []);
  const called = (kind: string, id: string) => names.get(`${kind} ${id}`) ?? { name: id, nameEn: id };
  const labelled = (kind: string) => (id: string) => {
    const { name, nameEn } = called(kind, id);
    return localised(language, name, nameEn);
  };
  const colors = asked(filters.colors);
  const places = asked(filters.shipFrom);
  const askedColors = new Set(colors);
  const cities = new Map<string, string>();
  for (const [key, { name, nameEn }] of names) {
    const [kind = '', id = ''] = key.split(' ');
    if (kind === 'color' && (colors.has(name) || colors.has(nameEn))) askedColors.add(id);
    if (kind === 'warehouse') cities.set(id, nameEn);
  }
  const askedCities = new Set(places);
  for (const [id, city] of cities) if (places.has(called('warehouse', id).name)) askedCities.add(city);
  const cityLabel = (city: string) => {
    const id = [...cities].find(([, name]) => name === city)?.[0] ?? '';
    return labelled('warehouse')(id);
  };
  const groups: Record<FacetCounts, Omit<Group, 'name'>> = {
    brands: { asked: asked(filters.brandIds), of: ({ brand }) => brand, label: labelled('brand') },
    categories: {
      asked: asked(filters.categoryIds),
      of: ({ category }) => category,
      label: labelled('category'),
    },
    seasons: {
      asked: asked(filters.seasons?.map(seasonCode)),
      of: ({ season }) => season,
      label: (season) => seasonWord(season, language),
    },
    warehouses: {
      asked: asked(filters.warehouseIds),
      of: ({ warehouse }) => warehouse,
      label: (id) => id,
    },
    shipFroms: {
      asked: askedCities,
      of: ({ warehouse }) => cities.get(warehouse) ?? warehouse,
      label: cityLabel,
    },
    sizes: { asked: asked(filters.sizes), of: ({ sizes }) => sizesIn(sizes), label: (size) => size },
    colors: { asked: askedColors, of: ({ color }) => color, label: labelled('color') },
  };
  return Object.values(FACETS).map((name) => ({ name, ...groups[name] }));
}

function has(values: string | readonly string[], asked: ReadonlySet<string>): boolean {
  return typeof values === 'string' ? asked.has(values) : values.some((value) => asked.has(value));
}

/** Adds to the counts of one group; with nothing to add the values are noted as known. */
function addTo(counts: Map<string, number>, values: string | readonly string[], pieces: 0 | 1): void {
  if (typeof values === 'string') {
    counts.set(values, (counts.get(values) ?? 0) + pieces);
    return;
  }
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + pieces);
}

/** Values with products, and those asked for even without any; the most first, sizes in their own order. */
function itemsOf({ name, asked, label }: Group, counts: ReadonlyMap<string, number>): FacetItem[] {
  return [...counts]
    .filter(([value, count]) => count > 0 || asked.has(value))
    .map(([value, count]) => ({ value, label: label(value), count }))
    .sort((a, b) =>
      name === 'sizes' ? compareSizes(a.value, b.value) : b.count - a.count || (a.label < b.label ? -1 : 1),
    );
}

/**
 * Values to filter by with their counts: each group counts under the filters of all other groups, not under its own
 * (X-B04, X-B13). One query brings the goods in short form, the counting is done here in one pass.
 */
export async function facetsOf(
  db: Queryable,
  goods: SQL,
  filters: ProductFilters,
  reader: Reader,
): Promise<Facets> {
  const rows = await readGoods(db, goods, allOf(plainConditions(filters)));
  const names = new Map((await readNames(db)).map(({ key, ...words }) => [key, words]));
  return count(rows, filters, reader, names);
}

function count(rows: readonly Goods[], filters: ProductFilters, reader: Reader, names: Names): Facets {
  const groups = groupsOf(filters, reader, names);
  const counts = groups.map(() => new Map<string, number>());
  const { priceMinCents = 0, priceMaxCents = Number.POSITIVE_INFINITY, stockMin = 0 } = filters;
  const byPrice =
    reader.priced && (filters.priceMinCents !== undefined || filters.priceMaxCents !== undefined);
  let total = 0;
  let available = 0;
  let soldOut = 0;
  let minCents: number | null = null;
  let maxCents: number | null = null;
  for (const row of rows) {
    const { free, price } = row;
    const priceFails = byPrice && (price === null || price < priceMinCents || price > priceMaxCents);
    const stockFails = free < stockMin;
    let fails = Number(priceFails) + Number(stockFails);
    let failed = -1;
    for (const [index, { asked, of }] of groups.entries()) {
      if (asked.size === 0 || has(of(row), asked)) continue;
      fails += 1;
      failed = index;
    }
    for (const [index, { of }] of groups.entries()) {
      const own = counts[index];
      if (own) addTo(own, of(row), fails === 0 || (fails === 1 && failed === index) ? 1 : 0);
    }
    if (fails === 0) total += 1;
    if (fails === Number(stockFails)) {
      if (free > 0) available += 1;
      else soldOut += 1;
    }
    if (reader.priced && price !== null && fails === Number(priceFails)) {
      minCents = minCents === null || price < minCents ? price : minCents;
      maxCents = maxCents === null || price > maxCents ? price : maxCents;
    }
  }
  const listOf = (name: Group['name']): FacetItem[] => {
    const index = groups.findIndex((group) => group.name === name);
    const group = groups[index];
    return group ? itemsOf(group, counts[index] ?? new Map()) : [];
  };
  return {
    total,
    brands: listOf('brands'),
    categories: listOf('categories'),
    seasons: listOf('seasons'),
    warehouses: listOf('warehouses'),
    shipFroms: listOf('shipFroms'),
    sizes: listOf('sizes'),
    colors: listOf('colors'),
    price: { minCents, maxCents },
    stock: { available, soldOut },
  };
}
