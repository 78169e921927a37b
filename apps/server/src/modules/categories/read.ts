import type { components } from '@selvedge/api-spec/types';
import { asc, sql } from 'drizzle-orm';
import { column, typeOf } from '../../db/columnTypes';
import type { Queryable } from '../../db/pool';
import { categories, products } from '../../db/schema/products';
import { statement } from '../../db/statement';

type Category = components['schemas']['Category'];
/** A category as it is stored. */
export type CategoryRow = typeof categories.$inferSelect;

const countProducts = statement({
  name: 'categories.goods',
  row: { categoryId: typeOf(products.categoryId), count: column.integer },
  sql: () =>
    sql`select category_id as "categoryId", count(*)::int as count from products where deleted_at is null group by 1`,
  example: (make) => make(),
});

/** Returns all categories, small sort numbers first. */
export const allCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.sort), asc(categories.name), asc(categories.id));

/** Returns a category with its descendants, and the number of products in all of them. */
function branch(
  row: CategoryRow,
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): Category {
  const children = rows.filter(({ parentId }) => parentId === row.id).map((one) => branch(one, rows, counts));
  const { id, parentId, name, nameEn, sort, version } = row;
  const below = children.reduce((sum, { productCount }) => sum + productCount, 0);
  return { id, parentId, name, nameEn, sort, productCount: (counts.get(id) ?? 0) + below, children, version };
}

/** Returns the tree of the categories. */
export async function categoryTree(db: Queryable): Promise<Category[]> {
  const rows = await allCategories(db);
  const counts = new Map((await countProducts(db)).map(({ categoryId, count }) => [categoryId, count]));
  return rows.filter(({ parentId }) => parentId === null).map((row) => branch(row, rows, counts));
}

/** Returns a category with its descendants as the tree shows it. */
export async function categoryBranch(db: Queryable, row: CategoryRow): Promise<Category> {
  const counts = new Map((await countProducts(db)).map(({ categoryId, count }) => [categoryId, count]));
  return branch(row, await allCategories(db), counts);
}
