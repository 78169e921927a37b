import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { suppliers } from '../../../db/schema/products';
import { expression } from '../../../db/statement';

/** What the table of suppliers may be filtered and sorted by. */
export interface SupplierFilter {
  keywords?: string;
  status?: components['schemas']['SupplierStatus'];
  sort?: keyof typeof SORTS | 'rating';
  order?: 'asc' | 'desc';
}

/** Goods of a supplier that were not deleted. The column is written out: of one table alone the query builder leaves its name away. */
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

/** Suppliers that a filter leaves; keywords look in what names one. */
export function suppliersWhere({ keywords, status }: SupplierFilter): SQL | undefined {
  return and(
    anyFolded(keywords, suppliers.code, suppliers.name, suppliers.contact, suppliers.warehousePrefix),
    status === undefined ? undefined : eq(suppliers.status, status),
  );
}

/** The order of the table: by name unless sorted otherwise; the rating is not the database's to sort by. */
export function suppliersOrder({ sort, order }: SupplierFilter): SQL[] {
  const way = order === 'desc' ? desc : asc;
  return [way(SORTS[sort === undefined || sort === 'rating' ? 'name' : sort]), asc(suppliers.id)];
}
