import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { depts } from '../../../db/schema/system';
import { statement } from '../../../db/statement';
import type { StaffSession } from '../../../contract/caller';

/** Fields of a staff session that decide whose data the person sees. */
export type ScopeHolder = Pick<StaffSession, 'id' | 'deptId' | 'dataScope' | 'isRoot'>;

/**
 * Returns a condition on a column with a staff id: the staff whose customers this person sees. Undefined when everything is visible,
 * including what has no owner; a person without a department sees only their own.
 */
export function withinScope(
  { id, deptId, dataScope, isRoot }: ScopeHolder,
  owner: SQLWrapper,
): SQL | undefined {
  if (isRoot || dataScope === 'ALL') return undefined;
  if (dataScope === 'OWN' || deptId === null) return sql`${owner} = ${id}`;
  if (dataScope === 'DEPT') return sql`${owner} in (select p.id from staff p where p.dept_id = ${deptId})`;
  return sql`${owner} in (
    with recursive below (id) as (
      select ${deptId}::text union select d.id from depts d join below on d.parent_id = below.id)
    select p.id from staff p join below on p.dept_id = below.id)`;
}

/** Owner of a customer: the salesperson, and that person's department and those above it, nearest first. */
export interface Owner {
  staffId: string | null;
  depts: string[];
}

const MOST_LEVELS = 50;

const ownersOf = statement({
  name: 'customers.owners',
  kept: true,
  row: { staffId: typeOf(buyers.salespersonId), dept: orNull(typeOf(depts.id)) },
  sql: (buyerId: string) => sql`
    with recursive above (id, parent_id, level) as (
      select d.id, d.parent_id, 1 from buyers b join staff s on s.id = b.salesperson_id join depts d on d.id = s.dept_id
        where b.id = ${buyerId}
      union select d.id, d.parent_id, level + 1 from depts d join above on d.id = above.parent_id where level < ${MOST_LEVELS})
    select b.salesperson_id as "staffId", above.id as dept from buyers b left join above on true
    where b.id = ${buyerId} and b.salesperson_id is not null order by level`,
  example: (make) => make('b1'),
});

/** Returns the owner of a customer; `staffId` is null without a salesperson. */
export async function ownerOfCustomer(db: Queryable, buyerId: string): Promise<Owner> {
  const rows = await ownersOf(db, buyerId);
  return {
    staffId: rows[0]?.staffId ?? null,
    depts: rows.flatMap(({ dept }) => (dept === null ? [] : [dept])),
  };
}

/** Whether a person sees the data of an owner that is already known, as live messages carry it, by the rule of {@link withinScope}. */
export function coversOwner(
  { id, deptId, dataScope, isRoot }: ScopeHolder,
  { staffId, depts }: Owner,
): boolean {
  if (isRoot || dataScope === 'ALL') return true;
  if (staffId === null) return false;
  if (dataScope === 'OWN' || deptId === null) return staffId === id;
  return dataScope === 'DEPT' ? depts[0] === deptId : depts.includes(deptId);
}
