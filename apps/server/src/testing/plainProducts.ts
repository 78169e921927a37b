import type { components } from '@selvedge/api-spec/types';
import { DEFAULT_TAG, factsOf, type LanguageTag } from '@selvedge/domain/display/languages';
import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { searchText } from '@selvedge/domain/text/searchText';
import { sql } from 'drizzle-orm';
import type { IndexFilters } from '../searchIndex/messages';
import type { Db } from '../db/pool';

/** Sort keys of buyers. */
export type PlainSort = components['schemas']['ProductSort'];

/** Product as read by plain SQL, with the list that it is offered from. */
export interface PlainProduct {
  id: string;
  list: string;
  position: number;
  price: number | null;
  intlCode: string;
  styleNo: string;
  name: string;
  nameEn: string;
  brandId: string;
  brand: string;
  categoryId: string;
  category: string;
  categoryEn: string;
  colorId: string;
  color: string;
  colorEn: string;
  warehouseId: string;
  city: string;
  cityEn: string;
  season: string;
  hot: boolean;
  retail: number | null;
  updatedAt: string;
  free: number;
  skus: number;
  sizes: string[];
  barcodes: string[];
}

/** Viewer of the products; the identity only when staff confirmed it. */
export interface PlainViewer {
  id: string;
  teamId: string | null;
  identity: string | null;
}

/**
 * Returns the reference for comparing the search index: one plain statement for everything that a buyer sees, of one list or of all open
 * ones, each product once with the list that opened last, in the standard order.
 */
export async function plainProducts(db: Db, viewer: PlainViewer, list?: string): Promise<PlainProduct[]> {
  const { rows } = await db.execute<PlainProduct & Record<string, unknown>>(sql`
    select distinct on (p.id) p.id, l.id as list, p.intl_code as "intlCode", p.style_no as "styleNo", p.name, p.name_en as "nameEn",
      case when ${list ?? null}::text is not null then i.position when p.hot then 0 else 1 end as position,
      i.price_cents::float8 as price, b.id as "brandId", b.name as brand, c.id as "categoryId", c.name as category,
      c.name_en as "categoryEn", co.id as "colorId", co.name as color, co.name_en as "colorEn", w.id as "warehouseId",
      w.city, w.city_en as "cityEn", p.season, p.hot, p.retail_price_cents::float8 as retail,
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      (select coalesce(sum(on_hand - locked + incoming), 0)::int from stock where product_id = p.id) as free,
      (select count(*)::int from stock where product_id = p.id) as skus,
      array(select size from stock where product_id = p.id and on_hand - locked + incoming > 0) as sizes,
      array(select barcode from skus where product_id = p.id) as barcodes
    from lists l join list_items i on i.list_id = l.id join products p on p.id = i.product_id
      join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
      join colors co on co.id = p.color_id join warehouses w on w.id = p.warehouse_id
    where p.deleted_at is null and l.deleted_at is null
      and ((l.owner_type = 'BUYER' and l.owner_id = ${viewer.id}) or (l.published_at is not null and (l.visibility = 'ALL'
        or (l.visibility = 'TEAMS' and ${viewer.teamId} = any(l.visible_to))
        or (l.visibility = 'IDENTITIES' and ${viewer.identity} = any(l.visible_to)))))
      and (l.id = ${list ?? null} or (${list ?? null}::text is null and l.owner_type = 'STAFF' and l.published_at is not null and l.start_at <= now() and l.close_at > now()
        and (l.closed_at is null or l.closed_at > now())))
    order by p.id, l.start_at desc, l.id`);
  return rows.sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

const anyOf = (asked: readonly string[] | undefined, ...has: string[]) =>
  asked === undefined || asked.length === 0 || has.some((value) => asked.includes(value));

function hasWords(one: PlainProduct, keywords: string): boolean {
  const { brand, name, nameEn, intlCode, styleNo, category, categoryEn, color, colorEn } = one;
  const texts = [brand, name, nameEn, intlCode, styleNo, category, categoryEn, color, colorEn];
  const words = searchText(keywords).split(/\s+/).filter(Boolean);
  if (words.every((word) => texts.some((text) => searchText(text).includes(word)))) return true;
  const code = codeKeyOf(keywords);
  if (code.length < 3) return false;
  return [intlCode, styleNo].some((own) => codeKeyOf(own).includes(code)) || one.barcodes.includes(code);
}

/** Returns the conditions of filters by name; those of facets by the names of the facets. */
function plainConditions(filters: IndexFilters): Record<string, (one: PlainProduct) => boolean> {
  const { priceMinCents: least, priceMaxCents: most, updatedFrom, keywords = '' } = filters;
  const { stockMin = 0, stockMax = Number.POSITIVE_INFINITY } = filters;
  return {
    brandIds: ({ brandId }) => anyOf(filters.brandIds, brandId),
    categoryIds: ({ categoryId }) => anyOf(filters.categoryIds, categoryId),
    warehouseIds: ({ warehouseId }) => anyOf(filters.warehouseIds, warehouseId),
    seasons: ({ season }) => anyOf(filters.seasons, season),
    colors: ({ colorId, color, colorEn }) => anyOf(filters.colors, colorId, color, colorEn),
    sizes: ({ sizes }) => anyOf(filters.sizes, ...sizes),
    shipFrom: ({ city, cityEn }) => anyOf(filters.shipFrom, city, cityEn),
    price: ({ price }) =>
      (least === undefined && most === undefined) ||
      (price !== null && price >= (least ?? 0) && price <= (most ?? Number.POSITIVE_INFINITY)),
    stock: ({ free }) => free >= stockMin && free <= stockMax,
    hot: ({ hot }) => filters.hot === undefined || hot === filters.hot,
    updated: ({ updatedAt }) => updatedFrom === undefined || Date.parse(updatedAt) >= Date.parse(updatedFrom),
    words: (one) => keywords.trim() === '' || hasWords(one, keywords),
  };
}

/** Returns the products that match the filters, ignoring the filter `without`. */
export function plainLeft(
  products: readonly PlainProduct[],
  filters: IndexFilters,
  without?: string,
): PlainProduct[] {
  const rules = Object.entries(plainConditions(filters)).filter(([name]) => name !== without);
  return products.filter((one) => rules.every(([, keeps]) => keeps(one)));
}

const keys: Record<PlainSort, (one: PlainProduct, isDefault: boolean) => string | number | null> = {
  intlCode: ({ intlCode }) => intlCode,
  name: ({ name, nameEn }, isDefault) => (isDefault ? name : nameEn),
  brandName: ({ brand }) => brand,
  categoryName: ({ category, categoryEn }, isDefault) => (isDefault ? category : categoryEn),
  color: ({ color, colorEn }, isDefault) => (isDefault ? color : colorEn),
  shipFrom: ({ city, cityEn }, isDefault) => (isDefault ? city : cityEn),
  season: ({ season }) => season,
  warehouseId: ({ warehouseId }) => warehouseId,
  stockQty: ({ free }) => free,
  wholesalePriceCents: ({ price }) => price,
  retailPriceCents: ({ retail }) => retail,
  updatedAt: ({ updatedAt }) => Date.parse(updatedAt),
};

/** Fields that are ordered by code units; other texts are ordered by the language's collation. */
const BY_SIGNS: ReadonlySet<PlainSort> = new Set<PlainSort>(['intlCode', 'season', 'warehouseId']);

/** Sorts products by a field: those without a value last, equal ones in their order. */
export function plainSorted(
  products: readonly PlainProduct[],
  sort: PlainSort,
  isDescending: boolean,
  language: LanguageTag,
): PlainProduct[] {
  const keyOf = (one: PlainProduct) => keys[sort](one, language === DEFAULT_TAG);
  const collator = new Intl.Collator(factsOf(language).intl);
  const compare = (one: string | number, other: string | number) => {
    if (typeof one === 'string' && typeof other === 'string' && !BY_SIGNS.has(sort))
      return collator.compare(one, other);
    return one < other ? -1 : one > other ? 1 : 0;
  };
  return products.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? compare(b, a) : compare(a, b);
  });
}
