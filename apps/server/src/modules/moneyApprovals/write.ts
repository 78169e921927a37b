import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { moneyApprovals } from '../../db/schema/payments';
import { refuseOldVersion } from '../../http/conflict';
import { invalid, refuse } from '../../http/errors';
import { translate } from '../../messages/translate';
import { staffWithPermission } from '../auth/access/staffWithPermission';
import { lockCredit, balanceAfter } from '../credit/write';
import { notify } from '../notices/write/inbox';
import { lockOrder } from '../orders/write/lock';
import { giveBack, refundable } from '../payments/write/refund';
import { checkTeamSeen } from '../teams/read/staffTeams';
import { giveCredit } from '../teams/write/staffCredit';
import { type ApprovalRow, moneyApproval } from './read';

type Schemas = components['schemas'];

/** Entity name of requests in the operation records. */
const ENTITY = 'moneyApproval';

/** Subject of the money: an order, or the credit of a team. */
type Subject = Pick<ApprovalRow, 'orderId' | 'teamId'>;

/**
 * Locks the subject of the money and returns the function that moves it. Refuses with 40401 a subject that the person does not see, and
 * with 40917 more than can be refunded or taken now.
 */
async function hold(
  ctx: Context,
  tx: Tx,
  { orderId, teamId }: Subject,
  amountCents: number,
): Promise<(note: string) => Promise<unknown>> {
  if (orderId !== null) {
    const bundle = await lockOrder(ctx, tx, orderId);
    await refundable(tx, bundle, amountCents);
    return (note) => giveBack(ctx, tx, bundle, { amountCents, note });
  }
  if (teamId === null) throw new Error('money of neither an order nor a team');
  await checkTeamSeen(ctx, tx, teamId);
  balanceAfter(await lockCredit(tx, teamId), amountCents);
  return (note) => giveCredit(ctx, tx, teamId, { amountCents, note });
}

/**
 * Stores a request for a refund or a correction of credit, which moves nothing yet, and notifies the staff who may approve it. Refuses with
 * 40904 while another one of the same order or team waits.
 */
export function requestMoneyApproval(ctx: Context, input: Schemas['MoneyApprovalInput']) {
  const { amountCents } = input;
  const subject: Subject = {
    orderId: 'orderId' in input ? (input.orderId ?? null) : null,
    teamId: 'teamId' in input ? (input.teamId ?? null) : null,
  };
  if (subject.orderId !== null && amountCents < 0)
    throw invalid({ amountCents: translate(ctx.language, 'payments.approval.aboveZero') });
  return ctx.inTransaction(async (tx) => {
    await hold(ctx, tx, subject, amountCents);
    const same =
      subject.orderId === null
        ? eq(moneyApprovals.teamId, subject.teamId ?? '')
        : eq(moneyApprovals.orderId, subject.orderId);
    if ((await tx.$count(moneyApprovals, and(same, eq(moneyApprovals.status, 'WAITING')))) > 0)
      throw refuse(codes.STEP_REFUSED, { from: 'WAITING', allowed: [] });
    const { staff, actor, now } = ctx;
    const id = newId();
    const note = input.note.trim();
    await tx.insert(moneyApprovals).values({
      id,
      ...subject,
      amountCents,
      note,
      requestedById: staff.id,
      requestedBy: actor.name,
      createdAt: now,
    });
    const after = { ...subject, amountCents };
    await record(tx, { entity: ENTITY, entityId: id, action: 'ask', actor, after, note });
    const others = (await staffWithPermission(tx, 'biz:payment:verify')).filter((one) => one !== staff.id);
    await notify(tx, {
      to: { staffIds: others },
      type: 'PAYMENT',
      title: translate(DEFAULT_TAG, 'payments.approval.asked.title'),
      text: translate(DEFAULT_TAG, 'payments.approval.asked.text', { name: actor.name, note }),
    });
    return moneyApproval(ctx, tx, id);
  });
}

/** Locks a waiting request until the transaction ends; refuses with 40401, 40901 and 40904. */
async function holdWaiting(ctx: Context, tx: Tx, id: string, version: number): Promise<ApprovalRow> {
  const [row] = await tx.select().from(moneyApprovals).where(eq(moneyApprovals.id, id)).for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  const current = () => moneyApproval(ctx, tx, id);
  await refuseOldVersion(tx, { entity: ENTITY, id, version: row.version }, version, current);
  if (row.status !== 'WAITING') throw refuse(codes.STEP_REFUSED, { from: row.status, allowed: [] });
  return row;
}

/**
 * Decides a request, once: when approved, the money moves in the same transaction. The requester may refuse the own request, but not
 * approve it (40302).
 */
export function decideMoneyApproval(
  ctx: Context,
  id: string,
  { approve, note, version }: Schemas['MoneyApprovalDecision'],
) {
  const decideNote = note?.trim() || null;
  if (!approve && decideNote === null)
    throw invalid({ note: translate(ctx.language, 'payments.approval.whyRefused') });
  return ctx.inTransaction(async (tx) => {
    const [asked] = await tx.select().from(moneyApprovals).where(eq(moneyApprovals.id, id));
    if (asked === undefined) throw refuse(codes.NOT_FOUND);
    const { staff, actor, now: decidedAt } = ctx;
    if (approve && asked.requestedById === staff.id)
      throw refuse(codes.NOT_YOURS, null, translate(ctx.language, 'payments.approval.own'));
    // Order and team are locked first, as in every transition that moves money; a refusal moves none, whatever their state.
    const move = await hold(ctx, tx, asked, approve ? asked.amountCents : 0);
    const row = await holdWaiting(ctx, tx, id, version);
    if (approve) await move(row.note);
    const status = approve ? 'APPROVED' : 'REFUSED';
    await tx
      .update(moneyApprovals)
      .set({ status, decidedBy: actor.name, decidedAt, decideNote, version: row.version + 1 })
      .where(eq(moneyApprovals.id, id));
    await record(tx, {
      entity: ENTITY,
      entityId: id,
      action: approve ? 'approve' : 'refuse',
      actor,
      before: { status: row.status },
      after: { status, requestedBy: row.requestedBy, amountCents: row.amountCents },
      note: decideNote ?? undefined,
    });
    const text = translate(DEFAULT_TAG, `payments.approval.${status}.text`, {
      name: actor.name,
      note: row.note,
    });
    if (row.requestedById !== staff.id)
      await notify(tx, {
        to: { staffIds: [row.requestedById] },
        type: 'PAYMENT',
        title: translate(DEFAULT_TAG, `payments.approval.${status}.title`),
        text:
          decideNote === null
            ? text
            : translate(DEFAULT_TAG, 'orderNotices.withNote', { text, note: decideNote }),
      });
    return moneyApproval(ctx, tx, id);
  });
}
