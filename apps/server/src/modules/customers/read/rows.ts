import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { staff } from '../../../db/schema/system';
import { seesContact, seesPrices } from '../../auth/access/fieldVisibility';
import { type CustomerFilter, customersOrder, customersWhere, orderCount, spentCents } from './filters';

/** Staff user who views customers, and the language. */
export type Viewer = Pick<Context, 'db' | 'staff' | 'language'>;

function foundWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      buyer: buyers,
      member: teamMembers,
      teamName: teams.name,
      salesmanName: staff.nickname,
      orderCount: orderCount(),
      spentCents: spentCents(),
    })
    .from(buyers)
    .leftJoin(teamMembers, eq(teamMembers.buyerId, buyers.id))
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(staff, eq(staff.id, buyers.salespersonId))
    .where(where);
}

/** Customer as it is read, with team, salesperson and order figures. */
export type FoundCustomer = Awaited<ReturnType<typeof foundWhere>>[number];

/** Returns a customer with the fields that the viewer may see: amounts and contact data need their permissions. */
export function customerRow(viewer: Pick<Viewer, 'staff'>, found: FoundCustomer) {
  const { buyer, member, teamName, salesmanName } = found;
  const contact = seesContact(viewer.staff);
  const { id, username, nickname, areaCode, identityType, companyName, sellerFlag, status } = buyer;
  return {
    id,
    username,
    nickname,
    avatar: buyer.avatar || null,
    areaCode,
    phone: contact ? buyer.phone : '',
    email: (contact && buyer.email) || null,
    identityType,
    identityConfirmed: buyer.identityConfirmedAt !== null,
    companyName,
    teamId: member?.teamId ?? null,
    teamName,
    teamRole: member?.role ?? null,
    salesman: buyer.salespersonId === null ? null : { id: buyer.salespersonId, name: salesmanName ?? '' },
    orderCount: found.orderCount,
    spentCents: seesPrices(viewer.staff) ? found.spentCents : 0,
    sellerFlag,
    status,
    createdAt: buyer.createdAt,
    lastLoginAt: buyer.lastLoginAt,
  };
}

/** Returns the brief of the customer to whom an entry of a table belongs; the phone with its area code for viewers who may see it. */
export function customerBrief(viewer: Pick<Viewer, 'staff'>, found: FoundCustomer) {
  const { id, nickname, areaCode, phone, companyName, teamName, salesman } = customerRow(viewer, found);
  return { id, nickname, phone: phone && `${areaCode} ${phone}`, companyName, teamName, salesman };
}

/** Returns briefs of some customers by id; the caller has checked the data scope. */
export async function customerBriefs({ db, staff }: Pick<Viewer, 'db' | 'staff'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof customerBrief>>();
  const found = await foundWhere(db, inArray(buyers.id, [...ids]));
  return new Map(found.map((one) => [one.buyer.id, customerBrief({ staff }, one)]));
}

/** Customer as a row of the staff table. */
export type CustomerRow = ReturnType<typeof customerRow>;

/** Returns the customer that satisfies a condition; null when there is none. */
export async function findCustomer(db: Queryable, where: SQL | undefined): Promise<FoundCustomer | null> {
  const [found] = await foundWhere(db, where);
  return found ?? null;
}

/** Returns the customers that fit a filter, in its order, at most `limit` of them. */
export async function customerRows(
  viewer: Viewer,
  filter: CustomerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerRow[]> {
  const rows = await foundWhere(viewer.db, customersWhere(viewer.staff, filter))
    .orderBy(...customersOrder(viewer.staff, viewer.language, filter))
    .limit(limit)
    .offset(offset);
  return rows.map((found) => customerRow(viewer, found));
}

/** Returns one page of the customers. */
export async function customerPage(viewer: Viewer, filter: CustomerFilter & Page) {
  const { pageNum, pageSize } = filter;
  const list = await customerRows(viewer, filter, rowsOf(filter));
  const counted = viewer.db
    .select({ id: buyers.id })
    .from(buyers)
    .leftJoin(teamMembers, eq(teamMembers.buyerId, buyers.id))
    .where(customersWhere(viewer.staff, filter));
  return { list, total: await viewer.db.$count(counted.as('found')), pageNum, pageSize };
}
