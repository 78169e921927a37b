import { codes } from '@selvedge/api-spec/codes';
import type { ListAction } from '@selvedge/domain/stateMachines/lists';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { refuse } from '../../../http/errors';
import type { ListAccess } from '../access/listAccess';
import { sellerAccess } from '../access/own';
import { checkListVersion } from '../machine/conflict';
import type { ShareWish } from '../machine/insertShare';
import { type ListCall, applyListTransition } from '../machine/listSteps';
import type { ListRow } from '../read/listFor';
import { listDetail } from '../read/lists';
import { shareAnswer, type ShareRow } from '../read/shares';

/** Input of a transition. */
interface StepInput {
  id: string;
  version?: number;
  closeAt?: string;
  /** Settings of the first share link of a published list. */
  share?: ShareWish;
}

/** Applies a transition to a list to which `door` gives access, in an open transaction; returns the call after it. */
export async function applyTransitionInTx(
  ctx: Context,
  tx: Tx,
  door: ListAccess,
  { id, version, closeAt, share }: StepInput,
  action: ListAction,
): Promise<ListCall> {
  const list = await door.hold(tx, id);
  if (version !== undefined) await checkListVersion(tx, list, version, ctx.now);
  const call: ListCall = {
    ctx,
    tx,
    list,
    ...(closeAt && { closeAt: new Date(closeAt) }),
    ...(share && { share }),
  };
  await applyListTransition(call, action, door.actor);
  return call;
}

/** Applies a transition to a list in a transaction of its own. */
export const applyTransition = (ctx: Context, door: ListAccess, input: StepInput, action: ListAction) =>
  ctx.inTransaction((tx) => applyTransitionInTx(ctx, tx, door, input, action));

/** Publishes a draft to which `door` gives access; returns it with its first link. */
export async function publish(
  ctx: Context,
  door: ListAccess,
  input: StepInput,
): Promise<{ list: ListRow; share: ShareRow }> {
  const { made, list } = await applyTransition(ctx, door, input, 'publish');
  if (made === undefined) throw refuse(codes.NOT_FOUND);
  return { list, share: made };
}

/** Publishes a draft of the caller; returns it with the link to share it. */
export async function publishList(ctx: Context, input: { id: string; version: number }) {
  const { share, list } = await publish(ctx, sellerAccess(ctx), input);
  return { list: await listDetail(ctx, input.id), share: shareAnswer(ctx, share, list) };
}

/** Closes an open list of the caller before its time. */
export async function closeList(ctx: Context, input: { id: string; version: number }) {
  await applyTransition(ctx, sellerAccess(ctx), input, 'close');
  return listDetail(ctx, input.id);
}

/** Reopens a closed list of the caller until a later moment. */
export async function reopenList(ctx: Context, input: { id: string; version: number; closeAt: string }) {
  await applyTransition(ctx, sellerAccess(ctx), input, 'reopen');
  return listDetail(ctx, input.id);
}

/** Deletes a draft of the caller. */
export async function deleteList(ctx: Context, id: string): Promise<void> {
  await applyTransition(ctx, sellerAccess(ctx), { id }, 'delete');
}
