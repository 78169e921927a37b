import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { compareBy, placesBy, sortKeys } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { seesContact } from '../../auth/access/fieldVisibility';
import { supplierRatings } from '../../dashboard/read/supplierScores';
import {
  isColumn,
  productCount,
  SUPPLIER_COLUMNS,
  type SupplierFilter,
  suppliersOrder,
  suppliersWhere,
} from './filters';

type Schemas = components['schemas'];
type Supplier = typeof suppliers.$inferSelect;
/** Staff user who views suppliers. */
type Viewer = Pick<Context, 'db' | 'staff' | 'can' | 'now'>;

/** Maximum number of options in one response, as the contract bounds it. */
const MOST = 2000;

/** Limit of a read of all suppliers. */
export const EVERYBODY = 1_000_000;

/** Returns whether phone and e-mail of a supplier are shown: to viewers who may see contact data, and to those who may edit suppliers. */
const isReached = (viewer: Pick<Viewer, 'staff' | 'can'>): boolean =>
  seesContact(viewer.staff) || viewer.can('biz:supplier:edit');

/** Returns the fields that both the table and the form of a supplier show. */
function shared(supplier: Supplier, reached: boolean) {
  const { id, code, name, contact, country, warehousePrefix, leadDays, status } = supplier;
  return {
    id,
    code,
    name,
    contact,
    phone: (reached && supplier.phone) || null,
    email: (reached && supplier.email) || null,
    country,
    warehousePrefix,
    currency: supplier.currency as Schemas['Currency'],
    leadDays,
    status,
  };
}

/** Supplier as the table shows it, with the moment as Date. */
export type SupplierRow = Omit<Schemas['Supplier'], 'updatedAt'> & { updatedAt: Date };

/**
 * Returns the suppliers that fit a filter, in its order, at most `limit` of them. The rating is not in the database, so that an order in
 * which it takes part is made here; suppliers without one come last.
 */
export async function supplierRows(
  viewer: Viewer,
  filter: SupplierFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SupplierRow[]> {
  const columns = filter.sort?.filter(isColumn) ?? [];
  const byRating = columns.length < (filter.sort?.length ?? 0);
  const keys = byRating ? sortKeys(filter) : [];
  const found = await viewer.db
    .select({
      supplier: suppliers,
      productCount: productCount(),
      places: placesBy(keys.map(({ field }) => (isColumn(field) ? SUPPLIER_COLUMNS[field] : undefined))),
    })
    .from(suppliers)
    .where(suppliersWhere(filter))
    .orderBy(...suppliersOrder(byRating ? {} : { sort: columns, order: filter.order }))
    .limit(byRating ? EVERYBODY : limit)
    .offset(byRating ? 0 : offset);
  const ratings = await supplierRatings(viewer.db, viewer.now);
  const reached = isReached(viewer);
  const rows = found.map(({ supplier, productCount: count, places }) => {
    const rating = ratings.get(supplier.id) ?? null;
    return {
      row: { ...shared(supplier, reached), rating, productCount: count, updatedAt: supplier.updatedAt },
      values: keys.map(({ field }, at) => (isColumn(field) ? (places[at] ?? null) : rating)),
    };
  });
  const inOrder = byRating
    ? rows.sort((a, b) => compareBy(keys, a.values, b.values)).slice(offset, offset + limit)
    : rows;
  return inOrder.map(({ row }) => row);
}

/** Returns one page of the suppliers. */
export async function supplierPage(viewer: Viewer, filter: SupplierFilter & Page) {
  const { pageNum, pageSize } = filter;
  const list = await supplierRows(viewer, filter, rowsOf(filter));
  return { list, total: await viewer.db.$count(suppliers, suppliersWhere(filter)), pageNum, pageSize };
}

/** Returns the enabled suppliers as options to choose from, by name. */
export function supplierOptions({ db }: Pick<Viewer, 'db'>, keywords: string | undefined) {
  return db
    .select({ value: suppliers.id, label: suppliers.name })
    .from(suppliers)
    .where(suppliersWhere({ status: 'ENABLED', keywords }))
    .orderBy(asc(suppliers.name), asc(suppliers.id))
    .limit(MOST);
}

/** Returns a supplier as its form shows it, with bank details. */
export function supplierForm(supplier: Supplier): Outgoing<Schemas['SupplierForm']> {
  const { address, taxNo, bank, note, version } = supplier;
  return {
    ...shared(supplier, true),
    address: address || null,
    taxNo: taxNo || null,
    bank,
    note: note || null,
    version,
  };
}

/** Returns one supplier; refuses with 40401 when there is none. */
async function findSupplier(db: Queryable, where: SQL | undefined): Promise<Supplier> {
  const [found] = await db.select().from(suppliers).where(where);
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Returns the form of one supplier; refuses with 40401 when there is none. */
export async function supplierFormOf(db: Queryable, id: string) {
  return supplierForm(await findSupplier(db, eq(suppliers.id, id)));
}
