import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { depts, staff } from '../../../db/schema/system';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isInUse } from '../rules/entryStatus';
import { branchOf, childrenOf } from '../rules/trees';
import { deptForm, type DeptRow, deptsInRange, readDepts } from './read';

type DeptInput = components['schemas']['DeptInput'];

/** Maximum number of departments of an installation, as the contract limits the tree. */
const MOST_DEPTS = 200;
/** Maximum number of names listed of what prevents the deletion of a department. */
const MOST_NAMED = 20;

/** Returns the columns that the department's form fills. */
const valuesOf = ({ parentId, name, code, sort, status }: DeptInput) => ({
  parentId,
  name: name.trim(),
  code,
  sort,
  enabled: isInUse(status),
});

function refuseTakenCode(error: unknown): never {
  if (duplicateOf(error) === 'depts_code_unique') throw refuse(codes.NAME_TAKEN, { field: 'code' });
  throw error;
}

/**
 * Takes the advisory lock of the tree, so that two concurrent changes cannot put departments under each other, and returns all departments.
 */
async function holdTree(tx: Tx): Promise<DeptRow[]> {
  await takeAdvisoryLock(tx, 'depts', 'depts');
  return readDepts(tx);
}

/**
 * Returns a department within the caller's data scope, else refuses with 40401: a caller who moves another one would see the customers of
 * its people.
 */
function needInRange(ctx: Context, rows: readonly DeptRow[], id: string): DeptRow {
  const found = deptsInRange(rows, ctx.staff).find((row) => row.id === id);
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/**
 * Refuses a parent outside the caller's data scope (40401, 40302 for the top), and with 40913 a parent that is the department itself or
 * below it, and a name taken there.
 */
function checkPlace(ctx: Context, rows: readonly DeptRow[], input: DeptInput, before: DeptRow | null): void {
  const { parentId } = input;
  const isMoved = before === null || before.parentId !== parentId;
  if (isMoved && parentId !== null) needInRange(ctx, rows, parentId);
  if (isMoved && parentId === null && deptsInRange(rows, ctx.staff).length < rows.length)
    throw refuse(codes.NOT_YOURS);
  if (before !== null && parentId !== null && branchOf(rows, before.id).has(parentId))
    throw refuse(codes.NAME_TAKEN, { field: 'parentId' });
  const isSame = (row: DeptRow) => row.id !== before?.id && row.name === input.name.trim();
  if (childrenOf(rows, parentId).some(isSame)) throw refuse(codes.NAME_TAKEN, { field: 'name' });
}

/** Adds a department and returns its id. */
export async function addDept(ctx: Context, input: DeptInput): Promise<string> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      const rows = await holdTree(tx);
      checkPlace(ctx, rows, input, null);
      if (rows.length >= MOST_DEPTS)
        throw invalid({ name: translate(ctx.language, 'staff.tooManyDepts', { max: MOST_DEPTS }) });
      const after = valuesOf(input);
      await tx.insert(depts).values({ id, ...after });
      await record(tx, { entity: 'dept', entityId: id, action: 'add', actor: ctx.actor, after });
    })
    .catch(refuseTakenCode);
  return id;
}

/** Changes a department; its place in the tree decides whose customers are seen, so the change applies at once. */
export async function changeDept(ctx: Context, id: string, input: DeptInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      const rows = await holdTree(tx);
      const before = needInRange(ctx, rows, id);
      await refuseOldVersion(tx, { entity: 'dept', ...before }, input.version, () => deptForm(tx, id));
      checkPlace(ctx, rows, input, before);
      const after = valuesOf(input);
      await tx
        .update(depts)
        .set({ ...after, version: before.version + 1 })
        .where(eq(depts.id, id));
      await record(tx, { entity: 'dept', entityId: id, action: 'edit', actor: ctx.actor, before, after });
    })
    .catch(refuseTakenCode);
}

/** Deletes departments without people and without remaining departments below them, all or none. */
export async function deleteDepts(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const rows = await holdTree(tx);
    const gone = new Set(ids);
    // A concurrent assignment of a person to one of them is waited for, or waits and finds the department deleted.
    await tx
      .select({ id: depts.id })
      .from(depts)
      .where(inArray(depts.id, [...ids]))
      .orderBy(asc(depts.id))
      .for('update');
    for (const id of ids) {
      const before = needInRange(ctx, rows, id);
      const kept = childrenOf(rows, id).filter((row) => !gone.has(row.id));
      const people = await tx
        .select({ name: staff.nickname })
        .from(staff)
        .where(and(eq(staff.deptId, id), isNull(staff.deletedAt)))
        .orderBy(asc(staff.nickname))
        .limit(MOST_NAMED);
      const by = [...kept, ...people].map(({ name }) => name).slice(0, MOST_NAMED);
      if (by.length > 0) throw refuse(codes.IN_USE, { by });
      // Deleted members of staff may still be assigned to it.
      await tx.update(staff).set({ deptId: null }).where(eq(staff.deptId, id));
      await tx.delete(depts).where(eq(depts.id, id));
      await record(tx, { entity: 'dept', entityId: id, action: 'delete', actor: ctx.actor, before });
    }
  });
}
