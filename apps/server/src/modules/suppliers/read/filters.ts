import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { suppliers } from '../../../db/schema/products';
import { expression } from '../../../db/statement';

/** Filter and sorting of the table of suppliers. */
export interface SupplierFilter {
  keywords?: string;
  status?: components['schemas']['SupplierStatus'];
  sort?: keyof typeof SORTS | 'rating';
  order?: 'asc' | 'desc';
}

/**
 * Number of products of a supplier that are not deleted. The column is written as text: in a query of one table the query builder omits the
 * table name.
 */
export const productCount = expression({
  name: 'suppliers.productCount',
  type: column.integer,
  sql: () =>
    sql`(select count(*)::int from products p where p.supplier_id = suppliers.id and p.deleted_at is null)`,
  from: suppliers,
  example: (make) => make(),
});

const SORTS = {
  code: suppliers.code,
  name: suppliers.name,
  country: suppliers.country,
  leadDays: suppliers.leadDays,
  productCount: productCount(),
  updatedAt: suppliers.updatedAt,
};

/** Returns the condition of a filter on suppliers; keywords search code, name, contact and warehouse prefix. */
export function suppliersWhere({ keywords, status }: SupplierFilter): SQL | undefined {
  return and(
    anyFolded(keywords, suppliers.code, suppliers.name, suppliers.contact, suppliers.warehousePrefix),
    status === undefined ? undefined : eq(suppliers.status, status),
  );
}

/**
 * Returns the order of the table: by name unless sorted otherwise; by rating the server sorts, because the rating is not in the database.
 */
export function suppliersOrder({ sort, order }: SupplierFilter): SQL[] {
  const way = order === 'desc' ? desc : asc;
  return [way(SORTS[sort === undefined || sort === 'rating' ? 'name' : sort]), asc(suppliers.id)];
}
