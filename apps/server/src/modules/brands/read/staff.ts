import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { brands } from '../../../db/schema/products';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { brandColumns, brandFacts } from './facts';

type Schemas = components['schemas'];

/** Maximum number of options in one response, as the contract bounds it. */
const MOST = 2000;

/** Query parameters of the brand list for staff. */
interface BrandFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  hot?: boolean;
}

const productCount = expression({
  name: 'brands.productCount',
  type: column.integer,
  sql: () =>
    sql`(select count(*)::int from products p where p.brand_id = brands.id and p.deleted_at is null)`,
  from: brands,
  example: (make) => make(),
});

const SORTS = { name: brands.name, sort: brands.sort, productCount: productCount() };

/** Returns one page of the merchant's brands, each with its number of products. */
export async function staffBrandPage({ db }: Pick<Context, 'db'>, filter: BrandFilter) {
  const { keywords, hot, pageNum, pageSize } = filter;
  const where = and(anyFolded(keywords, brands.name), hot === undefined ? undefined : eq(brands.hot, hot));
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'sort' },
    ties: [asc(brands.name), asc(brands.id)],
  });
  const { limit, offset } = rowsOf(filter);
  const rows = await db
    .select({
      ...brandColumns,
      productCount: productCount(),
    })
    .from(brands)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const list: Schemas['Brand'][] = rows.map((row) => ({ ...brandFacts(row), followed: false }));
  return { list, total: await db.$count(brands, where), pageNum, pageSize };
}

/** Returns the brands as options to choose from, by the merchant's sort number. */
export function brandOptions({ db }: Pick<Context, 'db'>, keywords: string | undefined) {
  return db
    .select({ value: brands.id, label: brands.name })
    .from(brands)
    .where(anyFolded(keywords, brands.name))
    .orderBy(asc(brands.sort), asc(brands.name))
    .limit(MOST);
}

/** Returns a stored brand as its form shows it. */
export function brandFormView(row: typeof brands.$inferSelect): Schemas['BrandForm'] {
  const { id, name, logo, country, hot, sort, version } = row;
  return {
    id,
    name,
    logo: logo === '' ? null : logo,
    country: country === '' ? null : country,
    hot,
    sort,
    version,
  };
}

/** Returns one brand as its form shows it; refuses with 40401 an unknown one. */
export async function brandForm(db: Queryable, id: string): Promise<Schemas['BrandForm']> {
  const [found] = await db.select().from(brands).where(eq(brands.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return brandFormView(found);
}
