import type { components } from '@selvedge/api-spec/types';
import { nothingShipped } from '@selvedge/domain/orders/orderStates';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { Queryable } from '../../../db/pool';
import type { Outgoing } from '../../../http/outgoing';
import { type OrderBundle, orderState, type Sub } from './bundle';
import { withoutPrices } from '../../../http/withoutPrices';
import { locksOf, orderNames } from './names';
import { orderRowView, subOrderView, type Viewer } from './presenters';

type Schemas = components['schemas'];
/** Editable column of the wide order sheet. */
export type SheetColumn = Schemas['BigOrderColumn'];

/** Whether the asked pieces of a sub-order may still be changed: it awaits the platform, and nothing of the order was paid or shipped. */
export function isAskedOpen({ order, subs }: OrderBundle, sub: Sub): boolean {
  return (
    order.status === 'IN_PROGRESS' &&
    order.paymentStatus === 'UNPAID' &&
    sub.confirmation === 'AWAITING_PLATFORM' &&
    !sub.cancelled &&
    nothingShipped(orderState(order, subs))
  );
}

function editableColumns(
  bundle: OrderBundle,
  sub: Sub,
  actions: readonly unknown[],
  { actor }: Pick<Viewer, 'actor'>,
): SheetColumn[] {
  const asked = isAskedOpen(bundle, sub) && hasPerm(actor, ['biz:order:edit']);
  const confirmed = actions.includes('platformConfirm') || actions.includes('reoffer');
  return [...(asked ? (['askedQty'] as const) : []), ...(confirmed ? (['confirmedQty'] as const) : [])];
}

/** Returns a whole order as one wide sheet, with the columns of each line that the viewer may edit. */
export async function bigOrder(
  db: Queryable,
  bundle: OrderBundle,
  viewer: Viewer,
): Promise<Outgoing<Schemas['BigOrder']>> {
  const names = await orderNames(db, [bundle.order], bundle.subs);
  const locks = await locksOf(db, bundle.lines);
  const lines = bundle.subs.flatMap((sub) => {
    const { id, lines: own, ...rest } = subOrderView(bundle, sub, names, locks, viewer);
    const editable = editableColumns(bundle, sub, rest.actions, viewer);
    return own.map((line) => ({ subOrderId: id, ...rest, editable, line }));
  });
  const sum = (value: (one: (typeof lines)[number]['line']) => number) =>
    lines.reduce((total, { line }) => total + value(line), 0);
  const big = {
    order: orderRowView(bundle.order, bundle.subs, names, viewer),
    lines,
    totals: {
      askedQty: sum((line) => line.askedQty),
      confirmedQty: sum((line) => line.confirmedQty),
      shippedQty: sum((line) => line.shippedQty),
      receivedQty: sum((line) => line.receivedQty),
      valueCents: sum((line) => line.lineCents),
    },
  };
  return viewer.priced ? big : withoutPrices(big);
}
