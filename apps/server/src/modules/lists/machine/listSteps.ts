import { codes } from '@selvedge/api-spec/codes';
import { type ListAction, type ListRow as StateRow, listStep } from '@selvedge/domain/stateMachines/lists';
import { closesInFuture } from '@selvedge/domain/stateMachines/listStatus';
import { type Actor, type EffectOf, type GuardOf, type Named, run } from '@selvedge/domain/machine/machine';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { listItems, lists } from '../../../db/schema/lists';
import { invalid, refuse } from '../../../http/errors';
import { announce } from '../../../live/announce';
import { translate } from '../../../messages/translate';
import { listState, timesOf } from '../../offers/rules/status';
import { queueAnnouncement } from '../notices/queue';
import type { ListRow } from '../read/listFor';
import { LIST_ENTITY } from './conflict';
import type { ShareRow } from '../read/shares';
import { insertShare, type ShareWish } from './insertShare';

/** Transition of a list; the list is locked and its version was checked. */
export interface ListCall {
  ctx: Pick<Context, 'actor' | 'now' | 'language'>;
  tx: Tx;
  list: ListRow;
  /** New closing time, for reopening the list. */
  closeAt?: Date;
  /** Settings of the first share link of a published list. */
  share?: ShareWish;
  /** The first share link, after it was created. */
  made?: ShareRow;
}

const GUARDS: Named<GuardOf<StateRow>, ListCall> = {
  closesInFuture: ({ ctx, list, closeAt = list.closeAt }) => {
    if (!closesInFuture(closeAt.toISOString(), ctx.now.getTime()))
      throw invalid({ closeAt: translate(ctx.language, 'lists.future') });
    if (closeAt <= list.startAt)
      throw invalid({ closeAt: translate(ctx.language, 'lists.closesAfterStart') });
  },

  hasGoods: async ({ tx, list }) => {
    const [one] = await tx
      .select({ id: listItems.productId })
      .from(listItems)
      .where(eq(listItems.listId, list.id))
      .limit(1);
    if (one === undefined) throw refuse(codes.LIST_EMPTY);
  },
};

const EFFECTS: Named<EffectOf<StateRow>, ListCall> = {
  makeShare: async (call) => {
    call.made = await insertShare(call.ctx, call.tx, call.list, call.share ?? {});
  },

  /** Open pages reload at once; a job notifies the followers of its brands. */
  announceList: async ({ tx, list }) => {
    await announce(tx, { to: { lists: [list.id] }, type: 'stock.changed', id: list.id });
    await queueAnnouncement(tx, list.id);
  },
};

/** Columns of a list that each transition writes. */
const CHANGES: Readonly<Record<ListAction, (call: ListCall) => Partial<ListRow>>> = {
  publish: ({ ctx }) => ({ publishedAt: ctx.now, closedAt: null }),
  close: ({ ctx }) => ({ closedAt: ctx.now }),
  reopen: ({ list, closeAt = list.closeAt }) => ({ closedAt: null, closeAt }),
  delete: ({ ctx }) => ({ deletedAt: ctx.now }),
};

/** Applies a transition to a locked list; refuses with 40301, 40904 and the refusals of its guards. Returns the list after it. */
export async function applyListTransition(
  call: ListCall,
  action: ListAction,
  actor: Actor,
): Promise<ListRow> {
  const { ctx, tx, list } = call;
  const from = listState(timesOf(list), ctx.now);
  const tried = listStep(from, action, actor);
  if (!tried.ok) throw tried.code === 40301 ? refuse(tried.code, tried.data) : refuse(tried.code, tried.data);
  await run(tried.row.guards, GUARDS, call);
  const change = { ...CHANGES[action](call), version: list.version + 1, updatedAt: ctx.now };
  await tx.update(lists).set(change).where(eq(lists.id, list.id));
  await run(tried.row.effects, EFFECTS, call);
  await record(tx, {
    entity: LIST_ENTITY,
    entityId: list.id,
    action,
    actor: ctx.actor,
    before: { status: from },
    after: { status: tried.subject, ...(action === 'reopen' && { closeAt: call.closeAt }) },
  });
  return { ...list, ...change };
}
