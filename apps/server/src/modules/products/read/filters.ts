import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { FacetKey } from '@selvedge/domain/goods/facets';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../../db/textArray';
import { likePattern } from '../../../db/likePattern';
import { inEveryLanguage, translate } from '../../../translate';
import { codeKeyOf } from './searchText';

/** Filters over products as the calls carry them (X-B03, X-B04, X-B12, X-B13). Several values of one mean any of them. */
export interface ProductFilters extends Partial<Record<FacetKey, string[]>> {
  keywords?: string;
  priceMinCents?: number;
  priceMaxCents?: number;
  stockMin?: number;
  hot?: boolean;
  updatedFrom?: string;
}

/** The season without end. */
const EVERGREEN = 'EVERGREEN';

/** A season as it is called in a language. */
export function seasonWord(season: string, language: LanguageTag): string {
  return season === EVERGREEN ? translate(language, 'products.evergreen') : season;
}

/** The code of a season that may be given by its word. */
export function seasonCode(season: string): string {
  return inEveryLanguage('products.evergreen').includes(season) ? EVERGREEN : season;
}

const SHORTEST_CODE = 3;

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values === undefined || values.length === 0 ? undefined : sql`${column} = any(${textArray(values)})`;

/** One word is somewhere in the names and codes of a product, in its category's or its colour's. */
function matchesWord(word: string): SQL {
  const pattern = likePattern(word);
  return sql`(p.search_text like ${pattern}
    or p.category_id in (select id from categories where lower(name || ' ' || name_en) like ${pattern})
    or p.color_id in (select id from colors where lower(name || ' ' || name_en) like ${pattern}))`;
}

/**
 * Words: each must be somewhere in names, codes, category or colour; or the whole is a code, with or without marks, or
 * a bar code (L-13).
 */
function matchesWords(keywords: string | undefined): SQL | undefined {
  const words = (keywords ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const all = sql.join(words.map(matchesWord), sql` and `);
  const code = codeKeyOf(keywords ?? '');
  if (code.length < SHORTEST_CODE) return sql`(${all})`;
  return sql`((${all}) or p.code_key like ${likePattern(code)}
    or p.id in (select k.product_id from skus k where k.barcode = ${code}))`;
}

/** Filters that are not a group of their own: they narrow every count of the facets. */
export function plainConditions(filters: ProductFilters): Array<SQL | undefined> {
  return [
    matchesWords(filters.keywords),
    filters.hot === undefined ? undefined : sql`p.hot = ${filters.hot}`,
    filters.updatedFrom === undefined ? undefined : sql`p.updated_at >= ${filters.updatedFrom}::timestamptz`,
  ];
}

/** Conditions of every group, on the tables of `goods` (see queries). Prices only for those who may see them. */
export function groupConditions(filters: ProductFilters, priced: boolean): Array<SQL | undefined> {
  const { sizes, colors, shipFrom, priceMinCents, priceMaxCents, stockMin } = filters;
  const ofFacets: Record<FacetKey, SQL | undefined> = {
    brandIds: anyOf(sql`p.brand_id`, filters.brandIds),
    categoryIds: anyOf(sql`p.category_id`, filters.categoryIds),
    seasons: anyOf(sql`p.season`, filters.seasons?.map(seasonCode)),
    warehouseIds: anyOf(sql`p.warehouse_id`, filters.warehouseIds),
    colors: colors?.length
      ? sql`p.color_id in (select id from colors where ${textArray(colors)} && array[id, name, name_en])`
      : undefined,
    shipFrom: shipFrom?.length
      ? sql`p.warehouse_id in (select id from warehouses where ${textArray(shipFrom)} && array[city, city_en])`
      : undefined,
    sizes: sizes?.length
      ? sql`exists (select 1 from stock t where t.product_id = p.id and t.free > 0 and t.size = any(${textArray(sizes)}))`
      : undefined,
  };
  return [
    ...Object.values(ofFacets),
    priced && priceMinCents !== undefined ? sql`g.price_cents >= ${priceMinCents}` : undefined,
    priced && priceMaxCents !== undefined ? sql`g.price_cents <= ${priceMaxCents}` : undefined,
    stockMin === undefined ? undefined : sql`s.free >= ${stockMin}`,
  ];
}

/** Joins conditions with `and`; true when there are none. */
export function allOf(conditions: ReadonlyArray<SQL | undefined>): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? sql`true` : sql.join(present, sql` and `);
}
