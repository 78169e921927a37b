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

/** Whether a list belongs to this buyer. */
export function isOwn(list: Pick<ListRow, 'ownerType' | 'ownerId'>, buyer: Pick<BuyerSession, 'id'>) {
  return list.ownerType === 'BUYER' && list.ownerId === buyer.id;
}

/** Condition on `lists`: those of a buyer. */
export function ownedBy(buyerId: string) {
  return and(eq(lists.ownerType, 'BUYER'), eq(lists.ownerId, buyerId), isNull(lists.deletedAt));
}

/** A buyer as the owner of a list. */
export function ownerOf(buyer: Pick<BuyerSession, 'perms'>): Actor {
  return { side: 'buyer', perms: buyer.perms, isOwner: true };
}

/** What the buyer may do with a list now; undefined with one of somebody else. */
export function actionsOf(list: ListRow, buyer: BuyerSession, now: Date) {
  return isOwn(list, buyer) ? ownerActions(listState(timesOf(list), now), ownerOf(buyer)) : undefined;
}

/** The buyer's own list; 40302 where it is somebody else's, 40401 where the buyer sees none. */
export async function ownList(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const list = await listFor(db, buyer, id);
  if (!isOwn(list, buyer)) throw refuse(codes.NOT_YOURS);
  return list;
}

/** The same, held until the end of the transaction, so that changes of one list come one after the other. */
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
