import { codes } from '@selvedge/api-spec/codes';
import { ownerActions } from '@selvedge/domain/stateMachines/lists';
import type { Actor } from '@selvedge/domain/machine/machine';
import { and, eq, isNull } from 'drizzle-orm';
import type { BuyerSession } from '../../../contract/caller';
import type { Queryable, Tx } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import { refuse } from '../../../http/errors';
import { listState, timesOf } from '../../offers/rules/status';
import { listFor, type ListRow } from './listFor';

/** Returns whether a list belongs to this buyer. */
export function isOwn(list: Pick<ListRow, 'ownerType' | 'ownerId'>, buyer: Pick<BuyerSession, 'id'>) {
  return list.ownerType === 'BUYER' && list.ownerId === buyer.id;
}

/** Condition on `lists`: those of a buyer. */
export function ownedBy(buyerId: string) {
  return and(eq(lists.ownerType, 'BUYER'), eq(lists.ownerId, buyerId), isNull(lists.deletedAt));
}

/** Returns the actor of a buyer as the owner of a list. */
export function ownerOf(buyer: Pick<BuyerSession, 'perms'>): Actor {
  return { side: 'buyer', perms: buyer.perms, isOwner: true };
}

/** Returns the actions that the buyer may take on a list now; undefined for a list of another owner. */
export function actionsOf(list: ListRow, buyer: BuyerSession, now: Date) {
  return isOwn(list, buyer) ? ownerActions(listState(timesOf(list), now), ownerOf(buyer)) : undefined;
}

/** Returns the buyer's own list; refuses with 40302 another owner's, with 40401 a list that the buyer does not see. */
export async function ownList(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const list = await listFor(db, buyer, id);
  if (!isOwn(list, buyer)) throw refuse(codes.NOT_YOURS);
  return list;
}

/** Locks the buyer's own list until the end of the transaction, so that changes of one list are serialised. */
export async function lockOwnList(tx: Tx, buyer: BuyerSession, id: string): Promise<ListRow> {
  await ownList(tx, buyer, id);
  const [held] = await tx
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), ownedBy(buyer.id)))
    .for('update');
  if (held === undefined) throw refuse(codes.NOT_FOUND);
  return held;
}
