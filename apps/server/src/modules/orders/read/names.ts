import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { buyers, teams } from '../../../db/schema/accounts';
import { suppliers } from '../../../db/schema/products';
import { lists } from '../../../db/schema/lists';
import { stockLocks } from '../../../db/schema/orders';
import { staff } from '../../../db/schema/system';
import type { Line, Order, Sub } from './bundle';

/** Names that responses show beside ids, by id. */
export interface Names {
  lists: Map<string, { name: string; nameEn: string | null }>;
  buyers: Map<string, { nickname: string; areaCode: string; phone: string; companyName: string }>;
  teams: Map<string, string>;
  staff: Map<string, string>;
  suppliers: Map<string, string>;
}

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

/** Reads all names that some orders and their sub-orders need. */
export async function orderNames(
  db: Queryable,
  orders: readonly Order[],
  subs: readonly Pick<Sub, 'listId' | 'supplierId'>[],
): Promise<Names> {
  const listIds = unique(subs.map((sub) => sub.listId));
  const supplierIds = unique(subs.map((sub) => sub.supplierId));
  const buyerIds = unique(orders.map((order) => order.buyerId));
  const teamIds = unique(orders.map((order) => order.teamId));
  const staffIds = unique(orders.map((order) => order.salespersonId));
  const listRows =
    listIds.length === 0
      ? []
      : await db
          .select({ id: lists.id, name: lists.name, nameEn: lists.nameEn })
          .from(lists)
          .where(inArray(lists.id, listIds));
  const buyerRows =
    buyerIds.length === 0 ? [] : await db.select().from(buyers).where(inArray(buyers.id, buyerIds));
  const teamRows =
    teamIds.length === 0 ? [] : await db.select().from(teams).where(inArray(teams.id, teamIds));
  const staffRows =
    staffIds.length === 0 ? [] : await db.select().from(staff).where(inArray(staff.id, staffIds));
  const supplierRows =
    supplierIds.length === 0
      ? []
      : await db.select().from(suppliers).where(inArray(suppliers.id, supplierIds));
  return {
    lists: new Map(listRows.map((row) => [row.id, row])),
    buyers: new Map(buyerRows.map((row) => [row.id, row])),
    teams: new Map(teamRows.map((row) => [row.id, row.name])),
    staff: new Map(staffRows.map((row) => [row.id, row.nickname])),
    suppliers: new Map(supplierRows.map((row) => [row.id, row.name])),
  };
}

/** Returns the locked pieces of stock per order line id. */
export async function locksOf(db: Queryable, lines: readonly Line[]): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map();
  const ids = lines.map(({ id }) => id);
  const rows = await db.select().from(stockLocks).where(inArray(stockLocks.orderLineId, ids));
  return new Map(rows.map(({ orderLineId, qty }) => [orderLineId, qty]));
}
