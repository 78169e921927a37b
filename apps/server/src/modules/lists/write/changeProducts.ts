import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { announce } from '../../../live/announce';
import type { ListAccess } from '../access/listAccess';
import { checkEditable, checkListVersion, LIST_ENTITY } from '../machine/conflict';
import type { ListRow } from '../read/listFor';
import { recomputeListTotals } from './productsOfList';

/** List to change, with the version that was read, and the action of the operation record. */
interface Asked {
  id: string;
  /** Undefined for a sheet that was checked before. */
  version?: number;
  action: 'editItems' | 'price';
}

/**
 * Changes the products of a list to which `door` gives access, in an open transaction: locks, changes, recomputes, records and announces
 * it. `change` returns the fields of the operation record.
 */
export async function changeListProductsInTx(
  ctx: Context,
  tx: Tx,
  door: ListAccess,
  { id, version, action }: Asked,
  change: (list: ListRow) => Promise<object>,
) {
  const list = await door.hold(tx, id);
  checkEditable(list, 'editItems', ctx.now, door.actionsOf(list));
  if (version !== undefined) await checkListVersion(tx, list, version, ctx.now);
  const done = await change(list);
  const totals = await recomputeListTotals(tx, list, ctx.now);
  await record(tx, {
    entity: LIST_ENTITY,
    entityId: list.id,
    action,
    actor: ctx.actor,
    after: { ...done, totalValueCents: totals.totalValueCents },
  });
  await announce(tx, { to: { lists: [list.id] }, type: 'stock.changed', id: list.id });
  return totals;
}

/** Changes the products of a list in a transaction of its own: all of it or nothing. */
export const changeProducts = (
  ctx: Context,
  door: ListAccess,
  asked: Asked & { version: number },
  change: (tx: Tx, list: ListRow) => Promise<object>,
) => ctx.inTransaction((tx) => changeListProductsInTx(ctx, tx, door, asked, (list) => change(tx, list)));
