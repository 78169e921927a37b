import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { suppliers } from '../../../db/schema/products';
import { expression } from '../../../db/statement';

/** Filter and sorting of the table of suppliers. */
export interface SupplierFilter extends Sorting<SupplierSort> {
  keywords?: string;
  status?: components['schemas']['SupplierStatus'];
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

/** Columns by which the database sorts suppliers; the rating is not in it. */
export const SUPPLIER_COLUMNS = {
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

type SupplierColumn = keyof typeof SUPPLIER_COLUMNS;
type SupplierSort = SupplierColumn | 'rating';

/** Returns whether a field to sort by is a column of the database. */
export const isColumn = (field: SupplierSort): field is SupplierColumn => field !== 'rating';

/** Returns the order of the table by the columns of the database: by name unless sorted otherwise. */
export function suppliersOrder(sorting: Sorting<SupplierColumn>): SQL[] {
  return orderTerms(sorting, {
    columns: SUPPLIER_COLUMNS,
    usual: { field: 'name' },
    ties: [asc(suppliers.id)],
  });
}
