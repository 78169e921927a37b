import { codes } from '@selvedge/api-spec/codes';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import type { Tx } from '../../../../db/pool';
import { importJobs } from '../../../../db/schema/imports';
import { refuse } from '../../../../http/errors';
import { staffAccess } from '../../access/staff';
import type { ShareWish } from '../../machine/insertShare';
import { staffDetail } from '../../read/staff/rows';
import { shareAnswer } from '../../read/shares';
import { publish, applyTransitionInTx, applyTransition } from '../steps';

/** Maximum number of sheets named in a refusal. */
const MOST_NAMED = 20;

/** Publishes a draft; returns it with its first link. */
export async function publishStaffList(
  ctx: Context,
  id: string,
  input: { version: number; share?: ShareWish },
) {
  const { list, share } = await publish(ctx, staffAccess(ctx), { id, ...input });
  return { list: await staffDetail(ctx, id), share: shareAnswer(ctx, share, list) };
}

/** Closes an open list before its time. */
export async function closeStaffList(ctx: Context, id: string, input: { version: number }) {
  await applyTransition(ctx, staffAccess(ctx), { id, ...input }, 'close');
  return staffDetail(ctx, id);
}

/** Reopens a closed list until a later moment. */
export async function reopenStaffList(ctx: Context, id: string, input: { version: number; closeAt: string }) {
  await applyTransition(ctx, staffAccess(ctx), { id, ...input }, 'reopen');
  return staffDetail(ctx, id);
}

/** Refuses with 40912 while an uncommitted sheet fills one of these lists, naming the sheets. */
async function refuseFilled(tx: Tx, listIds: readonly string[], now: Date): Promise<void> {
  const filling = await tx
    .select({ name: importJobs.fileName })
    .from(importJobs)
    .where(
      and(
        eq(importJobs.type, 'LIST_IMPORT'),
        inArray(importJobs.listId, [...listIds]),
        eq(importJobs.state, 'VALIDATED'),
        gt(importJobs.expiresAt, now),
      ),
    )
    .limit(MOST_NAMED);
  if (filling.length > 0) throw refuse(codes.IN_USE, { by: filling.map(({ name }) => name) });
}

/** Deletes drafts, all of them or none; locks them in the order of their ids, so that no deadlock arises. */
export function deleteStaffLists(ctx: Context, ids: string): Promise<void> {
  const door = staffAccess(ctx);
  const all = [...new Set(ids.split(','))].toSorted();
  return ctx.inTransaction(async (tx) => {
    for (const id of all) await applyTransitionInTx(ctx, tx, door, { id }, 'delete');
    await refuseFilled(tx, all, ctx.now);
  });
}
