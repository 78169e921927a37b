import { codes } from '@selvedge/api-spec/codes';
import { ROOT } from '@selvedge/domain/people/permissions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { StaffSession } from '../../../contract/caller';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { menus, roleMenus, roles } from '../../../db/schema/system';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { type EntryStatus, isInUse, statusOf } from '../rules/entryStatus';
import { canAssignRole, rightsOfRoles } from '../users/ownRights';

/** A stored role. */
export type RoleRow = typeof roles.$inferSelect;

/** Filter and sorting of the role table. */
interface RoleFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: EntryStatus;
}

const userCount = expression({
  name: 'roles.userCount',
  type: column.integer,
  sql: () => sql`(select count(*)::int from staff_roles h join staff s on s.id = h.staff_id
    where h.role_id = roles.id and s.deleted_at is null)`,
  from: roles,
  example: (make) => make(),
});

const SORTS = {
  sort: roles.sort,
  name: roles.name,
  code: roles.code,
  userCount: userCount(),
  updatedAt: roles.updatedAt,
};

/** Returns a role as tables and forms show it. */
const shown = (role: RoleRow) => ({ ...role, status: statusOf(role), remark: role.remark || null });

/** Returns one page of the roles with the number of people who have each. */
export async function rolePage(db: Queryable, filter: RoleFilter) {
  const { pageNum, pageSize, status } = filter;
  const where = and(
    status === undefined ? undefined : eq(roles.enabled, isInUse(status)),
    anyFolded(filter.keywords, roles.name, roles.code),
  );
  const { limit, offset } = rowsOf(filter);
  const found = await db
    .select({ role: roles, userCount: userCount() })
    .from(roles)
    .where(where)
    .orderBy(...orderTerms(filter, { columns: SORTS, usual: { field: 'sort' }, ties: [asc(roles.id)] }))
    .limit(limit)
    .offset(offset);
  const list = found.map((row) => ({ ...shown(row.role), userCount: row.userCount }));
  return { list, total: await db.$count(roles, where), pageNum, pageSize };
}

/** Returns the enabled roles that a person may give, in sort order. */
export async function roleOptions(db: Queryable, giver: StaffSession) {
  const givable = new Set(
    (await rightsOfRoles(db)).filter((role) => canAssignRole(giver, role)).map(({ id }) => id),
  );
  const inUse = await db
    .select({ value: roles.id, label: roles.name })
    .from(roles)
    .where(eq(roles.enabled, true))
    .orderBy(asc(roles.sort), asc(roles.id));
  return inUse.filter(({ value }) => givable.has(value));
}

/** Returns one role; refuses with 40401 when it does not exist. */
async function findRole(db: Queryable, id: string): Promise<RoleRow> {
  const [role] = await db.select().from(roles).where(eq(roles.id, id));
  if (role === undefined) throw refuse(codes.NOT_FOUND);
  return role;
}

/** Returns one role as its form shows it. */
export const roleForm = async (db: Queryable, id: string) => shown(await findRole(db, id));

/** Returns the ids of the entries granted to a role, in no order; of every entry for ROOT. */
export async function roleGrants(db: Queryable, id: string) {
  const { code, version } = await findRole(db, id);
  const held =
    code === ROOT
      ? await db.select({ id: menus.id }).from(menus)
      : await db.select({ id: roleMenus.menuId }).from(roleMenus).where(eq(roleMenus.roleId, id));
  return { menuIds: held.map((entry) => entry.id), version };
}
