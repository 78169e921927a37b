import { searchText } from '@selvedge/domain/text/searchText';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { compareBy, sortKeys, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { brandFollows, brands } from '../../../db/schema/products';
import { lists } from '../../../db/schema/lists';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { brandColumns, brandFacts } from './facts';

type Brand = components['schemas']['Brand'];
type Reader = Pick<Context, 'db' | 'buyer' | 'now' | 'searchIndex'>;

/** Query parameters of the buyer's brand list. */
interface BrandFilter extends Page, Sorting<'sort' | 'name' | 'productCount'> {
  keywords?: string;
  hot?: boolean;
  followed?: boolean;
  initial?: string;
  since?: string;
}

/** Returns the number of products of some lists by brand, each product counted once. */
async function productsByBrand({ searchIndex }: Reader, listIds: string[]): Promise<Map<string, number>> {
  if (listIds.length === 0) return new Map();
  const scope = { kind: 'lists' as const, lists: listIds };
  const { counts } = await searchIndex.find({ kind: 'facets', scope, filters: {}, priced: false });
  return new Map(counts.brandIds.map(({ value, count }) => [value, count]));
}

async function allBrands(ctx: Reader, since: string | undefined): Promise<Brand[]> {
  const { db, buyer, now } = ctx;
  const open = await db
    .select({ id: lists.id, startAt: lists.startAt })
    .from(lists)
    .where(and(visibleTo(buyer), openAt(now)))
    .orderBy(desc(lists.startAt), asc(lists.id));
  const ids = (some: typeof open) => some.map(({ id }) => id);
  const offered = await productsByBrand(ctx, ids(open));
  const fresh =
    since === undefined
      ? null
      : await productsByBrand(ctx, ids(open.filter(({ startAt }) => startAt.getTime() > Date.parse(since))));
  const rows = await db
    .select({
      ...brandColumns,
      follower: brandFollows.buyerId,
    })
    .from(brands)
    .leftJoin(brandFollows, and(eq(brandFollows.brandId, brands.id), eq(brandFollows.buyerId, buyer.id)))
    .orderBy(asc(brands.sort), asc(brands.name));
  return rows.map(({ follower, ...row }) => ({
    ...brandFacts(row),
    productCount: offered.get(row.id) ?? 0,
    ...(fresh === null ? {} : { newProductCount: fresh.get(row.id) ?? 0 }),
    followed: follower !== null,
  }));
}

/** Returns whether a brand fits the filter. A brand without products is shown only to its followers, who may want to unfollow it. */
function isAsked(brand: Brand, { keywords, hot, followed, initial }: BrandFilter): boolean {
  const wanted = searchText(keywords ?? '').trim();
  return (
    (brand.productCount > 0 || brand.followed) &&
    searchText(brand.name).includes(wanted) &&
    (hot === undefined || brand.hot === hot) &&
    (followed === undefined || brand.followed === followed) &&
    (initial === undefined || brand.initial === initial)
  );
}

/** Returns one page of the brands with products that the buyer may see, by the merchant's sort number unless sorted otherwise. */
export async function brandPage(ctx: Reader, filter: BrandFilter) {
  const { pageNum, pageSize, since } = filter;
  const asked = (await allBrands(ctx, since)).filter((brand) => isAsked(brand, filter));
  const keys = sortKeys(filter, { field: 'sort' });
  const valuesOf = (brand: Brand) => keys.map(({ field }) => brand[field]);
  const sorted = asked.sort(
    (a, b) => compareBy(keys, valuesOf(a), valuesOf(b)) || (a.name < b.name ? -1 : 1),
  );
  const { limit, offset } = rowsOf(filter);
  return { list: sorted.slice(offset, offset + limit), total: sorted.length, pageNum, pageSize };
}
