import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { depts, staff } from '../../../db/schema/system';
import { expression } from '../../../db/statement';
import type { StaffSession } from '../../../contract/caller';
import { withinScope } from '../../auth/access/dataScope';
import { seesContact } from '../../auth/access/fieldVisibility';
import type { Viewer } from './rows';

/** Filter and sorting of the table of salespeople. */
interface SalesmanFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
}

const customerCount = expression({
  name: 'salesmen.customerCount',
  type: column.integer,
  sql: () => sql`(select count(*)::int from buyers c where c.salesperson_id = ${staff.id})`,
  from: staff,
  example: (make) => make(),
});

const openOrderCount = expression({
  name: 'salesmen.openOrderCount',
  type: column.integer,
  sql: () => sql`(select count(*)::int from buyers c join orders o on o.buyer_id = c.id
    where c.salesperson_id = ${staff.id} and o.status = 'IN_PROGRESS')`,
  from: staff,
  example: (make) => make(),
});

const SORTS = { name: staff.nickname, customerCount: customerCount(), openOrderCount: openOrderCount() };

/** Condition on `staff`: salespeople, which are the staff with an invitation code, a customer or the role `SALES`. */
export function salespeople(viewer: StaffSession): SQL | undefined {
  return and(
    isNull(staff.deletedAt),
    withinScope(viewer, staff.id),
    or(
      isNotNull(staff.invitationCode),
      sql`exists (select 1 from buyers c where c.salesperson_id = ${staff.id})`,
      sql`exists (select 1 from staff_roles h join roles r on r.id = h.role_id
        where h.staff_id = ${staff.id} and r.code = 'SALES')`,
    ),
  );
}

/** Returns one page of the salespeople, by name unless sorted otherwise. */
export async function salesmanPage({ db, staff: viewer }: Viewer, filter: SalesmanFilter) {
  const { pageNum, pageSize, keywords } = filter;
  const contact = seesContact(viewer);
  const where = and(
    salespeople(viewer),
    anyFolded(keywords, staff.nickname, staff.invitationCode, contact ? staff.mobile : undefined),
  );
  const { limit, offset } = rowsOf(filter);
  const found = await db
    .select({
      person: staff,
      deptName: depts.name,
      customerCount: customerCount(),
      openOrderCount: openOrderCount(),
    })
    .from(staff)
    .leftJoin(depts, eq(depts.id, staff.deptId))
    .where(where)
    .orderBy(...orderTerms(filter, { columns: SORTS, usual: { field: 'name' }, ties: [asc(staff.id)] }))
    .limit(limit)
    .offset(offset);
  const list = found.map(({ person, ...rest }) => ({
    userId: person.id,
    name: person.nickname,
    mobile: (contact && person.mobile) || null,
    email: (contact && person.email) || null,
    status: person.status,
    invitationCode: person.invitationCode,
    ...rest,
  }));
  return { list, total: await db.$count(staff, where), pageNum, pageSize };
}
