import { sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { statement } from '../../../db/statement';
import { type ScopeHolder, withinScope } from '../../auth/access/dataScope';

const people = (viewer: ScopeHolder) =>
  sql`s.status = 'ENABLED' and s.deleted_at is null and ${withinScope(viewer, sql`s.id`) ?? sql`true`}`;

const VIEWER: ScopeHolder = { id: 's1', deptId: 'd1', dataScope: 'DEPT_AND_BELOW', isRoot: false };
const row = { id: column.text, name: column.text, people: column.integer };

const readRoles = statement({
  name: 'announcements.roles',
  row,
  sql: (viewer: ScopeHolder) => sql`
    select r.id, r.name, count(s.id)::int as people
    from roles r left join staff_roles sr on sr.role_id = r.id left join staff s on s.id = sr.staff_id and ${people(viewer)}
    where r.enabled group by r.id order by r.sort, r.name, r.id limit 500`,
  example: (make) => make(VIEWER),
});

/** Reads departments with the names of those above them, each with the number of its people and those of the departments below it. */
const readDepts = statement({
  name: 'announcements.depts',
  row,
  sql: (viewer: ScopeHolder) => sql`
    with recursive tree (id, name, path, way) as (
      select d.id, d.name, array[d.id], array[lpad(d.sort::text, 6, '0') || d.name] from depts d where d.parent_id is null
      union all
      select d.id, tree.name || ' / ' || d.name, path || d.id, way || (lpad(d.sort::text, 6, '0') || d.name)
      from depts d join tree on d.parent_id = tree.id where cardinality(path) < 20)
    select t.id, t.name, (select count(*)::int from tree below join staff s on s.dept_id = below.id
      where t.id = any(below.path) and ${people(viewer)}) as people
    from tree t order by t.way limit 500`,
  example: (make) => make(VIEWER),
});

/** Returns the roles and departments that a notice can go to, with the number of people within the caller's data scope who would get it. */
export async function circles(db: Queryable, viewer: ScopeHolder) {
  return { roles: await readRoles(db, viewer), depts: await readDepts(db, viewer) };
}
