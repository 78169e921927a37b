import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StaffSession } from '../../../contract/caller';
import type { Queryable } from '../../../db/pool';
import { depts, staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { withinScope } from '../../auth/access/dataScope';
import { type EntryStatus, statusOf } from '../rules/entryStatus';
import { branchOf, childrenOf, fitting } from '../rules/trees';

type DeptNode = components['schemas']['DeptNode'];
type Option = components['schemas']['Option'];

/** A stored department. */
export type DeptRow = typeof depts.$inferSelect;

/** Returns all departments, in the order in which they are shown among their siblings. */
export function readDepts(db: Queryable): Promise<DeptRow[]> {
  return db.select().from(depts).orderBy(asc(depts.sort), asc(depts.id));
}

/**
 * Returns the departments in the data scope of a member of staff: all of them, the own one with those below it, or the own one alone.
 * Without a department, none.
 */
export function deptsInRange<Row extends Pick<DeptRow, 'id' | 'parentId'>>(
  rows: readonly Row[],
  { isRoot, dataScope, deptId }: Pick<StaffSession, 'isRoot' | 'dataScope' | 'deptId'>,
): Row[] {
  if (isRoot || dataScope === 'ALL') return [...rows];
  if (deptId === null) return [];
  const seen = dataScope === 'DEPT_AND_BELOW' ? branchOf(rows, deptId) : new Set([deptId]);
  return rows.filter(({ id }) => seen.has(id));
}

/** Returns the tree of departments with the number of people directly in each, counting those in the caller's data scope. */
export async function deptTree(
  db: Queryable,
  viewer: StaffSession,
  { keywords, status }: { keywords?: string; status?: EntryStatus },
): Promise<DeptNode[]> {
  const words = keywords?.trim().toLowerCase() ?? '';
  const people = await db
    .select({ deptId: staff.deptId, number: count() })
    .from(staff)
    .where(and(isNull(staff.deletedAt), isNotNull(staff.deptId), withinScope(viewer, staff.id)))
    .groupBy(staff.deptId);
  const countOf = new Map(people.map(({ deptId, number }) => [deptId, number]));
  const fits = (row: DeptRow) =>
    (status === undefined || statusOf(row) === status) &&
    [row.name, row.code].some((text) => text.toLowerCase().includes(words));
  const rows = fitting(await readDepts(db), fits);
  const nodes = (parentId: string | null): DeptNode[] =>
    childrenOf(rows, parentId).map((row) => ({
      ...row,
      status: statusOf(row),
      userCount: countOf.get(row.id) ?? 0,
      children: nodes(row.id),
    }));
  return nodes(null);
}

/** Returns the enabled departments within the caller's data scope, as a tree; one whose parent is left out is at the top. */
export async function deptOptions(db: Queryable, viewer: StaffSession): Promise<Option[]> {
  const offered = deptsInRange(await readDepts(db), viewer).filter(({ enabled }) => enabled);
  const ids = new Set(offered.map(({ id }) => id));
  const option = ({ id, name }: DeptRow): Option => {
    const children = childrenOf(offered, id).map(option);
    return { value: id, label: name, ...(children.length > 0 ? { children } : {}) };
  };
  return offered.filter(({ parentId }) => parentId === null || !ids.has(parentId)).map(option);
}

/** Returns one department as its form shows it; refuses with 40401 when it does not exist. */
export async function deptForm(db: Queryable, id: string) {
  const [row] = await db.select().from(depts).where(eq(depts.id, id));
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return { ...row, status: statusOf(row) };
}
