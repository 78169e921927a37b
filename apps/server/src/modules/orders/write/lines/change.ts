import { piecesOf } from '@selvedge/domain/orders/orderPieces';
import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../../contract/handlers';
import type { Tx } from '../../../../db/pool';
import { invalid, refuse } from '../../../../http/errors';
import type { Outgoing } from '../../../../http/outgoing';
import { translate } from '../../../../messages/translate';
import { lockProducts, storeTypedProduct, knownOf } from '../../../products/write/typed';
import { lockStockRows } from '../../machine/stockLocks';
import type { OrderBundle } from '../../read/bundle';
import { orderDetail } from '../../read/detail';
import { withoutPrices } from '../../../../http/withoutPrices';
import { viewerOf } from '../../read/viewer';
import { lockOrder } from '../lock';
import { needPrices } from '../staffSteps';
import { diffOf } from './diff';
import { type ListedEdit, planListed, planPool } from './products';
import { checkLinesOpen } from './open';
import { LinesPlan, type SubPlan } from './plan';
import { savePlans } from './save';

type Schemas = components['schemas'];
type Edit = Schemas['OrderLineEdit'];
type Result = Outgoing<Schemas['OrderLinesResult']>;

/** Refuses with 40001 a sub-order of which no piece would be left: it is rejected or cancelled instead. */
function checkPiecesLeft(ctx: Context, bundle: OrderBundle, plans: readonly SubPlan[]): void {
  for (const { sub, lines } of plans) {
    const touched = new Set(lines.map(({ was }) => was));
    const others = bundle.lines.filter((line) => line.subOrderId === sub.id && !touched.has(line));
    const left = [...others, ...lines.flatMap(({ is }) => is ?? [])];
    if (left.every((line) => piecesOf(sub, line) === 0))
      throw invalid({ lines: translate(ctx.language, 'orders.nothingLeft') });
  }
}

/** Writes a plan and returns the resulting order with its differences. */
async function savePlanWithDiff(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  plan: LinesPlan,
  note: string | undefined,
): Promise<Result> {
  const plans = [...plan.subs.values()];
  checkPiecesLeft(ctx, bundle, plans);
  const done = await savePlans(ctx, tx, bundle, plans, note?.trim() || undefined);
  const viewer = viewerOf(ctx);
  const diff = diffOf(bundle, done, plans, ctx.language);
  return {
    order: await orderDetail(tx, done, viewer, ctx.now),
    diff: viewer.priced ? diff : withoutPrices(diff),
  };
}

/**
 * Locks the rows that products entered by hand affect before anything else is locked: all stock of the change in one order, then the
 * products. Locks nothing when the change has no such products: its stock is locked when it is saved.
 */
async function lockForTypedProducts(tx: Tx, { lines }: OrderBundle, edits: readonly Edit[]): Promise<void> {
  const typed = edits.flatMap((edit) => edit.typed ?? []);
  if (typed.length === 0) return;
  const { productIds, skuIds } = await knownOf(tx, typed);
  const others = [...lines.map(({ skuId }) => skuId), ...edits.flatMap(({ skuId }) => skuId ?? [])];
  await lockStockRows(tx, [...skuIds, ...others]);
  await lockProducts(tx, productIds);
}

/**
 * Plans a product that is on no list and was entered by hand into one sub-order: it is stored outside the catalogue, and no stock is locked
 * for it.
 */
async function planTyped(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  plan: LinesPlan,
  { place, edit, typed }: { place: number; edit: Edit; typed: Schemas['TypedGoods'] },
): Promise<void> {
  const sub = bundle.subs.find(({ id }) => id === typed.subOrderId);
  if (sub === undefined) throw refuse(codes.NOT_FOUND);
  const { warehouseId, supplierId, listId } = sub;
  const source = { kind: bundle.order.kind, warehouseId, supplierId };
  const typedProduct = await storeTypedProduct(ctx, tx, {
    typedProduct: typed,
    source,
    field: `lines.${place}.typed`,
  });
  const days = { shipDays: 0, receiveDays: 0 };
  plan.addTo(sub, {
    ...edit,
    place,
    listId,
    typed: true,
    priceCents: edit.priceCents ?? 0,
    offer: { ...typedProduct, warehouseId, supplierId, list: days },
  });
}

/**
 * Changes the lines of an order, all or nothing: pieces, prices and discounts, products of a list and products entered by hand. Refuses
 * with 40904 once something was paid or shipped.
 */
export function changeLines(
  ctx: Context,
  orderId: string,
  input: Schemas['OrderLinesInput'],
): Promise<Result> {
  needPrices(ctx, input.lines);
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId, input.version);
    checkLinesOpen(ctx, bundle);
    await lockForTypedProducts(tx, bundle, input.lines);
    const plan = new LinesPlan(ctx, bundle, 'lines');
    const listed: { place: number; edit: ListedEdit }[] = [];
    for (const [place, edit] of input.lines.entries()) {
      const { typed, skuId, listId } = edit;
      if (typed !== undefined) await planTyped(ctx, tx, bundle, plan, { place, edit, typed });
      else if (skuId !== undefined && listId !== undefined)
        listed.push({ place, edit: { ...edit, skuId, listId } });
      else plan.change(place, edit);
    }
    await planListed(tx, bundle, plan, listed);
    return savePlanWithDiff(ctx, tx, bundle, plan, input.note);
  });
}

/** Adds products of the shared pool of all suppliers to an order; refuses as {@link changeLines} does. */
export function addCloudProducts(
  ctx: Context,
  orderId: string,
  input: Schemas['CloudProductsInput'],
): Promise<Result> {
  needPrices(ctx, input.items);
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId, input.version);
    checkLinesOpen(ctx, bundle);
    const plan = new LinesPlan(ctx, bundle, 'items');
    await planPool(tx, bundle, plan, input, ctx.language);
    return savePlanWithDiff(ctx, tx, bundle, plan, input.note);
  });
}
