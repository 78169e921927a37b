import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { depts, roles, staff, staffRoles } from '../../../db/schema/system';
import { likePattern } from '../../../db/likePattern';
import { withinScope } from '../../auth/access/dataScope';
import type { StaffSession } from '../../../contract/caller';
import { seesContact } from '../../auth/access/sight';

/** What the user table may be filtered by. */
export interface UserFilter {
  keywords?: string;
  status?: 'ENABLED' | 'DISABLED';
  deptId?: string;
  createTime?: string[];
  sort?: 'username' | 'nickname' | 'createTime' | 'lastLoginAt';
  order?: 'asc' | 'desc';
}

const SORTS = {
  username: staff.username,
  nickname: staff.nickname,
  createTime: staff.createdAt,
  lastLoginAt: staff.lastLoginAt,
};

/** Ids of a department and of all below it. */
export async function deptBranch(db: Queryable, id: string): Promise<string[]> {
  const all = await db.select({ id: depts.id, parentId: depts.parentId }).from(depts);
  const branch = [id];
  for (const at of branch) branch.push(...all.filter((dept) => dept.parentId === at).map((dept) => dept.id));
  return branch;
}

/** The condition of a filter; deleted people and those out of the viewer's range are never found (D-52). A span of time includes its start, not its end (D-42). */
async function userCondition(
  db: Queryable,
  viewer: StaffSession,
  filter: UserFilter,
): Promise<SQL | undefined> {
  const pattern = likePattern(filter.keywords);
  const [from, to] = filter.createTime ?? [];
  return and(
    isNull(staff.deletedAt),
    withinScope(viewer, staff.id),
    filter.status === undefined ? undefined : eq(staff.status, filter.status),
    filter.deptId === undefined ? undefined : inArray(staff.deptId, await deptBranch(db, filter.deptId)),
    from === undefined ? undefined : gte(staff.createdAt, new Date(from)),
    to === undefined ? undefined : lt(staff.createdAt, new Date(to)),
    pattern === null
      ? undefined
      : or(
          ilike(staff.username, pattern),
          ilike(staff.nickname, pattern),
          seesContact(viewer) ? ilike(staff.mobile, pattern) : undefined,
        ),
  );
}

/** Rows of the user table with the names of department and roles; how people are reached only for who is shown that. */
export async function userRows(
  db: Queryable,
  viewer: StaffSession,
  filter: UserFilter,
  page: { limit: number; offset: number },
) {
  const column = SORTS[filter.sort ?? 'createTime'];
  const direction = filter.order ?? (filter.sort === undefined ? 'desc' : 'asc');
  const found = await db
    .select({ person: staff, deptName: depts.name })
    .from(staff)
    .leftJoin(depts, eq(depts.id, staff.deptId))
    .where(await userCondition(db, viewer, filter))
    .orderBy(direction === 'asc' ? asc(column) : desc(column), asc(staff.id))
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
  return found.map(({ person, deptName }) => ({
    ...person,
    mobile: (shown && person.mobile) || null,
    email: (shown && person.email) || null,
    avatar: person.avatar || null,
    deptName,
    roleNames: roleNames.filter(({ staffId }) => staffId === person.id).map(({ name }) => name),
    createTime: person.createdAt,
  }));
}

/** One page of the user table (K-34). */
export async function userPage(db: Queryable, viewer: StaffSession, filter: UserFilter & Page) {
  const { pageNum, pageSize } = filter;
  const list = await userRows(db, viewer, filter, rowsOf(filter));
  const total = await db.$count(staff, await userCondition(db, viewer, filter));
  return { list, total, pageNum, pageSize };
}
