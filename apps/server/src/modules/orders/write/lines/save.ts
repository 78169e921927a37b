import { sumCents } from '@selvedge/domain/money/money';
import { parentOf } from '@selvedge/domain/orders/orderStates';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { insertBulk, updateBulk } from '../../../../db/bulk';
import type { Tx } from '../../../../db/pool';
import { orderLines, orders, subOrders } from '../../../../db/schema/orders';
import { settleAmounts } from '@selvedge/domain/orders/orderAmounts';
import { applyTransition } from '../../machine/step';
import { lockStockRows, syncLocks } from '../../machine/stockLocks';
import { announceStock } from '../../notices/notify';
import { type Line, type OrderBundle, orderState, type Sub } from '../../read/bundle';
import { changeOutsideTransitions } from '../beside';
import type { LinePlan, SubPlan } from './plan';

/** Confirmation states in which a change of the products makes a new offer; in the others the sub-order awaits the same side as before. */
const BECOMES_OFFER: ReadonlySet<Sub['confirmation']> = new Set(['CONFIRMED', 'RECEIPT_PENDING']);

const addedOf = (lines: readonly LinePlan[]): Line[] =>
  lines.flatMap(({ was, is }) => (was === null && is !== null ? [is] : []));
const goneOf = (lines: readonly LinePlan[]): Line[] =>
  lines.flatMap(({ was, is }) => (was !== null && is === null ? [was] : []));
const changedOf = (lines: readonly LinePlan[]): { was: Line; is: Line }[] =>
  lines.flatMap(({ was, is }) => (was !== null && is !== null ? [{ was, is }] : []));

/** Returns the asked pieces of an order and their value, EUR cents, after a change of lines, at the prices they were asked at. */
function askedSums({ askedQty, askedValueCents }: OrderBundle['order'], lines: readonly LinePlan[]) {
  const more = lines.map(({ was, is }) => ({
    qty: (is?.askedQty ?? 0) - (was?.askedQty ?? 0),
    priceCents: was?.priceCents ?? is?.priceCents ?? 0,
  }));
  return {
    askedQty: askedQty + more.reduce((sum, { qty }) => sum + qty, 0),
    askedValueCents: askedValueCents + sumCents(more.map(({ qty, priceCents }) => qty * priceCents)),
  };
}

const EDITED = [
  'askedQty',
  'confirmedQty',
  'priceCents',
  'discountCents',
  'shortageReason',
  'note',
] as const satisfies readonly (keyof Line)[];

async function writeRows(tx: Tx, changed: readonly Line[], added: readonly Line[]): Promise<void> {
  await updateBulk(tx, orderLines, { by: ['id'], set: EDITED }, changed);
  await insertBulk(tx, orderLines, added);
}

/** Returns the lines of an order with the changed ones in their places and the added ones at the end. */
function linesWith(lines: readonly Line[], changed: readonly Line[], added: readonly Line[]): Line[] {
  const now = new Map(changed.map((line) => [line.id, line]));
  return [...lines.map((line) => now.get(line.id) ?? line), ...added];
}

/** Adjusts the stock locks to the lines; releases the locks of removed lines and deletes the lines. */
async function fitLocks(tx: Tx, bundle: OrderBundle, gone: readonly Line[]): Promise<void> {
  const emptied = gone.map((line) => ({ ...line, askedQty: 0, confirmedQty: 0 }));
  const isMoved = await syncLocks(tx, { ...bundle, lines: [...bundle.lines, ...emptied] });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, ids));
  if (!isMoved) return;
  await announceStock(
    tx,
    bundle.subs.map(({ listId }) => listId),
  );
}

/** Makes a new offer to the customer: stores the new asked pieces, then runs the `reoffer` transition on them. */
async function offerAnew(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  { sub, lines }: SubPlan,
  note: string | undefined,
): Promise<OrderBundle> {
  const sums = askedSums(bundle.order, lines);
  const changed = changedOf(lines).map(({ was, is }) => ({ ...was, askedQty: is.askedQty, note: is.note }));
  const added = addedOf(lines).map((line) => ({ ...line, confirmedQty: 0 }));
  await writeRows(tx, changed, added);
  await tx.update(orders).set(sums).where(eq(orders.id, bundle.order.id));
  const asked = {
    ...bundle,
    order: { ...bundle.order, ...sums },
    lines: linesWith(bundle.lines, changed, added),
  };
  const offered = lines.flatMap(({ is }) => (is === null ? [] : [is]));
  const ids: string[] = [];
  for (const { place, is } of lines) if (is !== null) ids[place] = is.id;
  return applyTransition(ctx, tx, asked, {
    action: 'reoffer',
    subId: sub.id,
    lines: new Map(
      offered.map(({ id, confirmedQty, priceCents, discountCents, shortageReason }) => [
        id,
        { confirmedQty, priceCents, discountCents, shortageReason },
      ]),
    ),
    note,
    input: { ids: Array.from(ids, (id) => id ?? ''), pieces: 'qty' },
  });
}

type Fields = Record<string, object>;

/** Returns the changes of lines for the operation record, each under its code and size. */
function recordOf(lines: readonly LinePlan[]): { before: Fields; after: Fields } {
  const before: Fields = {};
  const after: Fields = {};
  for (const { was, is } of lines) {
    const shown = is ?? was;
    if (shown === null) continue;
    const differing = EDITED.filter((name) => was?.[name] !== is?.[name]);
    const pick = (line: Line | null): object =>
      Object.fromEntries(line === null ? [['askedQty', 0]] : differing.map((name) => [name, line[name]]));
    before[`${shown.intlCode} ${shown.size}`] = pick(was);
    after[`${shown.intlCode} ${shown.size}`] = pick(is);
  }
  return { before, after };
}

/** Changes lines of a sub-order whose state stays: it awaits the platform, or already the customer, or its offer does not change. */
async function changeInPlace(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  { sub, lines }: SubPlan,
  note: string | undefined,
): Promise<OrderBundle> {
  const changed = changedOf(lines).map(({ is }) => is);
  const added = addedOf(lines);
  const gone = goneOf(lines);
  await writeRows(tx, changed, added);
  const kept = bundle.lines.filter((line) => !gone.includes(line));
  const next = { ...bundle, lines: linesWith(kept, changed, added) };
  const order = { ...askedSums(bundle.order, lines), ...settleAmounts(next) };
  const told = { action: 'editLines', subId: sub.id, order, ...recordOf(lines), note } as const;
  const done = await changeOutsideTransitions(ctx, tx, next, told);
  await fitLocks(tx, done, gone);
  return done;
}

/** Adds new sub-orders that await the customer. An order of which all were confirmed opens again and its sums are no longer frozen. */
async function openSubs(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  plans: readonly SubPlan[],
  note: string | undefined,
): Promise<OrderBundle> {
  const added = plans.flatMap(({ lines }) => addedOf(lines));
  await insertBulk(
    tx,
    subOrders,
    plans.map(({ sub }) => sub),
  );
  await insertBulk(tx, orderLines, added);
  const thawed = { frozenAt: null, confirmedAt: null, rates: [] };
  await tx.update(orders).set(thawed).where(eq(orders.id, bundle.order.id));
  const subs = [...bundle.subs, ...plans.map(({ sub }) => sub)];
  const next = { ...bundle, order: { ...bundle.order, ...thawed }, subs, lines: [...bundle.lines, ...added] };
  const lines = plans.flatMap((plan) => plan.lines);
  const order = {
    ...askedSums(bundle.order, lines),
    ...settleAmounts(next),
    ...parentOf(orderState(next.order, subs)),
  };
  const done = await changeOutsideTransitions(ctx, tx, next, {
    action: 'editLines',
    order,
    ...recordOf(lines),
    note,
  });
  await fitLocks(tx, done, []);
  return done;
}

const changesOffer = ({ was, is }: LinePlan): boolean =>
  was?.confirmedQty !== is?.confirmedQty ||
  was?.priceCents !== is?.priceCents ||
  was?.discountCents !== is?.discountCents;

/**
 * Writes planned changes, sub-order by sub-order: as a new offer where the customer had agreed or been asked, else in place; new sub-orders
 * come last. Refuses with 40902 what is not free.
 */
export async function savePlans(
  ctx: Context,
  tx: Tx,
  held: OrderBundle,
  plans: readonly SubPlan[],
  note: string | undefined,
): Promise<OrderBundle> {
  await lockStockRows(
    tx,
    plans.flatMap(({ lines }) => lines.flatMap(({ was, is }) => is?.skuId ?? was?.skuId ?? [])),
  );
  let bundle = held;
  for (const plan of plans) {
    if (plan.isNew) continue;
    const isOffer = BECOMES_OFFER.has(plan.sub.confirmation) && plan.lines.some(changesOffer);
    bundle = await (isOffer ? offerAnew : changeInPlace)(ctx, tx, bundle, plan, note);
  }
  const opened = plans.filter(({ isNew }) => isNew);
  return opened.length === 0 ? bundle : openSubs(ctx, tx, bundle, opened, note);
}
