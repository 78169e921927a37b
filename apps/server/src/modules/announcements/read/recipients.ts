import { type SQL, sql } from 'drizzle-orm';
import { column, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { type announcements, type NoticeTarget, notices } from '../../../db/schema/notices';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { type ScopeHolder, withinScope } from '../../auth/access/dataScope';

/** Targets that name their recipients by id. */
const NAMED: ReadonlySet<NoticeTarget> = new Set(['ROLES', 'DEPTS', 'TEAMS', 'USERS']);

/** Whether a target has ids. */
export const isNamed = (target: NoticeTarget): boolean => NAMED.has(target);

/** Conditions for the staff of a target; `s` is the member of staff. */
const STAFF: Readonly<Record<NoticeTarget, (ids: SQL) => SQL>> = {
  ALL: () => sql`true`,
  STAFF: () => sql`true`,
  ROLES: (ids) => sql`s.id in (select staff_id from staff_roles where role_id = any(${ids}))`,
  DEPTS: (ids) => sql`s.dept_id in (
    with recursive below (id) as (
      select d.id from depts d where d.id = any(${ids}) union select d.id from depts d join below on d.parent_id = below.id)
    select id from below)`,
  BUYERS: () => sql`false`,
  TEAMS: () => sql`false`,
  USERS: (ids) => sql`s.id = any(${ids})`,
};

/** Conditions for the customers of a target; `b` is the buyer. */
const BUYERS: Readonly<Record<NoticeTarget, (ids: SQL) => SQL>> = {
  ALL: () => sql`true`,
  STAFF: () => sql`false`,
  ROLES: () => sql`false`,
  DEPTS: () => sql`false`,
  BUYERS: () => sql`true`,
  TEAMS: (ids) => sql`b.id in (select buyer_id from team_members where team_id = any(${ids}))`,
  USERS: (ids) => sql`b.id = any(${ids})`,
};

interface Aim {
  target: NoticeTarget;
  targetIds: readonly string[];
}

const VIEWER: ScopeHolder = { id: 's1', deptId: 'd1', dataScope: 'DEPT_AND_BELOW', isRoot: false };

const readPeople = statement({
  name: 'announcements.people',
  row: { kind: typeOf(notices.ownerKind), id: column.text },
  sql: (viewer: ScopeHolder, { target, targetIds }: Aim) => {
    const ids = textArray([...targetIds]);
    const within = (owner: SQL) => withinScope(viewer, owner) ?? sql`true`;
    return sql`
      select 'staff'::text as kind, s.id from staff s
      where s.status = 'ENABLED' and s.deleted_at is null and ${STAFF[target](ids)} and ${within(sql`s.id`)}
      union all
      select 'buyer'::text, b.id from buyers b
      where b.status = 'ENABLED' and ${BUYERS[target](ids)} and ${within(sql`b.salesperson_id`)}`;
  },
  example: (make) => make(VIEWER, { target: 'DEPTS', targetIds: ['d1'] }),
});

/** Returns all recipients of a notice within the caller's data scope. */
export async function peopleOf(
  db: Queryable,
  viewer: ScopeHolder,
  aim: Aim,
): Promise<{ staffIds: string[]; buyerIds: string[] }> {
  const rows = await readPeople(db, viewer, aim);
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  return { staffIds: of('staff'), buyerIds: of('buyer') };
}

const readNames = statement({
  name: 'announcements.names',
  row: { value: column.text, label: column.text },
  sql: (viewer: ScopeHolder, { target, targetIds }: Aim) => {
    const ids = textArray([...targetIds]);
    const within = (owner: SQL) => withinScope(viewer, owner) ?? sql`true`;
    const people = sql`
      select s.id as value, s.nickname as label from staff s
        where s.id = any(${ids}) and s.deleted_at is null and ${within(sql`s.id`)}
      union all
      select b.id, coalesce(nullif(b.nickname, ''), b.username) from buyers b
        where b.id = any(${ids}) and ${within(sql`b.salesperson_id`)}`;
    const named: Partial<Record<NoticeTarget, SQL>> = {
      ROLES: sql`select id as value, name as label from roles where id = any(${ids})`,
      DEPTS: sql`select id as value, name as label from depts where id = any(${ids})`,
      TEAMS: sql`select t.id as value, t.name as label from teams t where t.id = any(${ids}) and t.deleted_at is null
        and exists (select from buyers b where b.id = t.manager_id and ${within(sql`b.salesperson_id`)})`,
    };
    return named[target] ?? people;
  },
  example: (make) => make(VIEWER, { target: 'TEAMS', targetIds: ['t1'] }),
});

/**
 * Returns the names of the chosen recipients, in the order they were chosen; deleted ones and those outside the caller's data scope are
 * left out.
 */
export async function namesOf(db: Queryable, viewer: ScopeHolder, aim: Aim) {
  if (!isNamed(aim.target)) return [];
  const rows = await readNames(db, viewer, aim);
  return aim.targetIds.flatMap((id) => rows.find(({ value }) => value === id) ?? []);
}

/** Returns a notice as its form shows it. */
export async function formOf(db: Queryable, viewer: ScopeHolder, notice: typeof announcements.$inferSelect) {
  return { ...notice, ids: notice.targetIds, recipients: await namesOf(db, viewer, notice) };
}
