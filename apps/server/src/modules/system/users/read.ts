import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { inSpan } from '../../../db/span';
import { depts, roles, staff, staffFactors, staffRoles } from '../../../db/schema/system';
import { anyFolded } from '../../../db/foldedLike';
import { withinScope } from '../../auth/access/dataScope';
import type { StaffSession } from '../../../contract/caller';
import { seesContact } from '../../auth/access/fieldVisibility';
import { branchOf } from '../rules/trees';

/** Filter and sorting of the user table. */
export interface UserFilter extends Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: 'ENABLED' | 'DISABLED';
  deptId?: string;
  createTime?: string[];
}

const SORTS = {
  username: staff.username,
  nickname: staff.nickname,
  createTime: staff.createdAt,
  lastLoginAt: staff.lastLoginAt,
};

/** Returns the ids of a department and of all below it. */
async function deptBranch(db: Queryable, id: string): Promise<string[]> {
  return [...branchOf(await db.select({ id: depts.id, parentId: depts.parentId }).from(depts), id)];
}

/**
 * Returns the condition of a filter; deleted people and those outside the viewer's data scope are never found. A time range includes its
 * start, not its end.
 */
async function userCondition(
  db: Queryable,
  viewer: StaffSession,
  filter: UserFilter,
): Promise<SQL | undefined> {
  const [from, to] = filter.createTime ?? [];
  return and(
    isNull(staff.deletedAt),
    withinScope(viewer, staff.id),
    filter.status === undefined ? undefined : eq(staff.status, filter.status),
    filter.deptId === undefined ? undefined : inArray(staff.deptId, await deptBranch(db, filter.deptId)),
    inSpan(staff.createdAt, { from, to }),
    anyFolded(
      filter.keywords,
      staff.username,
      staff.nickname,
      seesContact(viewer) ? staff.mobile : undefined,
    ),
  );
}

/** Returns the rows of the user table with the names of department and roles; contact data only for viewers who may see it. */
export async function userRows(
  db: Queryable,
  viewer: StaffSession,
  filter: UserFilter,
  page: { limit: number; offset: number },
) {
  const usual = { field: 'createTime', direction: 'desc' } as const;
  const found = await db
    .select({ person: staff, deptName: depts.name, factorSince: staffFactors.confirmedAt })
    .from(staff)
    .leftJoin(depts, eq(depts.id, staff.deptId))
    .leftJoin(staffFactors, eq(staffFactors.staffId, staff.id))
    .where(await userCondition(db, viewer, filter))
    .orderBy(...orderTerms(filter, { columns: SORTS, usual, ties: [asc(staff.id)] }))
    .limit(page.limit)
    .offset(page.offset);
  const ids = found.map(({ person }) => person.id);
  const roleNames =
    ids.length === 0
      ? []
      : await db
          .select({ staffId: staffRoles.staffId, name: roles.name })
          .from(staffRoles)
          .innerJoin(roles, eq(roles.id, staffRoles.roleId))
          .where(inArray(staffRoles.staffId, ids))
          .orderBy(asc(roles.sort));
  const shown = seesContact(viewer);
  return found.map(({ person, deptName, factorSince }) => ({
    ...person,
    hasFactor: factorSince !== null,
    mobile: (shown && person.mobile) || null,
    email: (shown && person.email) || null,
    avatar: person.avatar || null,
    deptName,
    roleNames: roleNames.filter(({ staffId }) => staffId === person.id).map(({ name }) => name),
    createTime: person.createdAt,
  }));
}

/** Returns one page of the user table. */
export async function userPage(db: Queryable, viewer: StaffSession, filter: UserFilter & Page) {
  const { pageNum, pageSize } = filter;
  const list = await userRows(db, viewer, filter, rowsOf(filter));
  const total = await db.$count(staff, await userCondition(db, viewer, filter));
  return { list, total, pageNum, pageSize };
}

/** Maximum number of choices sent, as the contract limits them. */
const MOST_OPTIONS = 200;

/** Returns the members of staff who can sign in, within the caller's data scope, by name; with `roleCode`, those with that role. */
export function userOptions(
  db: Queryable,
  viewer: StaffSession,
  { keywords, roleCode }: { keywords?: string; roleCode?: string },
) {
  const holders = db
    .select({ id: staffRoles.staffId })
    .from(staffRoles)
    .innerJoin(roles, eq(roles.id, staffRoles.roleId))
    .where(eq(roles.code, roleCode ?? ''));
  return db
    .select({ value: staff.id, label: staff.nickname })
    .from(staff)
    .where(
      and(
        isNull(staff.deletedAt),
        eq(staff.status, 'ENABLED'),
        withinScope(viewer, staff.id),
        roleCode === undefined ? undefined : inArray(staff.id, holders),
        anyFolded(keywords, staff.nickname, staff.username),
      ),
    )
    .orderBy(asc(staff.nickname), asc(staff.id))
    .limit(MOST_OPTIONS);
}
