import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { approvals, drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { makeOrder } from '../../inquiry/write/create';
import { notifyTeamMembers } from '../../teams/notices/tell';
import { lockMember, lockOwnTeam, needLeader } from '../../teams/write/lock';
import { approvalOf } from '../read/approvals';
import { announceApproval } from '../../drafts/write/announce';

/** The leader's answer to an approval. */
interface Answer {
  orderDraftId: string;
  approve: boolean;
  acceptPrices?: boolean;
  reason?: string;
}

type ApprovalRow = typeof approvals.$inferSelect;

/**
 * Locks a waiting approval of the caller's team together with the membership and the draft, in the order in which every writer locks them.
 * Refuses with 40302 a caller who does not lead a team, with 40401 an approval that the team does not have, with 40904 one that was
 * answered.
 */
async function lockWaiting(ctx: Context, tx: Tx, draftId: string): Promise<ApprovalRow> {
  const held = await lockOwnTeam(ctx, tx, refuse(codes.NOT_YOURS));
  needLeader(held);
  const ofTeam = and(eq(approvals.draftId, draftId), eq(approvals.teamId, held.team.id));
  const [found] = await tx.select({ askedById: approvals.askedById }).from(approvals).where(ofTeam);
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  await lockMember(tx, held.team.id, found.askedById);
  await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, draftId)).for('update');
  const [row] = await tx.select().from(approvals).where(ofTeam).for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  if (row.status !== 'WAITING') throw refuse(codes.STEP_REFUSED, { from: row.status, allowed: [] });
  return row;
}

/** Makes the order as the member requested it, to the address of that time, with the stock and the prices of now; returns its id. */
async function orderAsked(ctx: Context, tx: Tx, row: ApprovalRow, acceptPrices: boolean): Promise<string> {
  const { draftId, askedById, teamId } = row;
  const { address, ...inquiry } = row.inquiry;
  const buyer = { id: askedById, teamId };
  const inquirer = { by: 'buyer', buyer, limitCents: null, priced: true, address } as const;
  const { made } = await makeOrder(ctx, tx, { ...inquiry, draftId, acceptPrices }, inquirer);
  return made.orderId;
}

/** Handles the leader's answer: agreement makes the order, refusal returns the draft to the member; the member is notified. */
export function handleApproval(ctx: Context, answer: Answer) {
  const { orderDraftId, approve, acceptPrices = false } = answer;
  const reason = approve ? null : answer.reason?.trim() || null;
  return ctx.inTransaction(async (tx) => {
    const row = await lockWaiting(ctx, tx, orderDraftId);
    const orderId = approve ? await orderAsked(ctx, tx, row, acceptPrices) : null;
    const status = approve ? ('APPROVED' as const) : ('REFUSED' as const);
    await tx
      .update(approvals)
      .set({ status, handledAt: ctx.now, reason, orderId })
      .where(eq(approvals.draftId, orderDraftId));
    await record(tx, {
      entity: 'approval',
      entityId: orderDraftId,
      action: approve ? 'approve' : 'refuse',
      actor: ctx.actor,
      after: { status, orderId },
      note: reason ?? undefined,
    });
    await notifyTeamMembers(tx, [row.askedById], {
      news: approve ? 'approvalAgreed' : 'approvalRefused',
      values: { actor: ctx.buyer.nickname, title: row.title },
      note: reason ?? undefined,
    });
    await announceApproval(tx, row.teamId, row.askedById);
    return approvalOf(ctx, tx, orderDraftId);
  });
}
