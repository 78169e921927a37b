import { discountOf, platformHasConfirmed } from '@selvedge/domain/orders/orderPieces';
import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { lineCents } from '@selvedge/domain/money/money';
import { newOrder } from '@selvedge/domain/orders/orderMachine';
import { takesLines } from '@selvedge/domain/orders/orderStates';
import type { Context } from '../../../../contract/handlers';
import { newId } from '../../../../db/ids';
import { orderLines, subOrders } from '../../../../db/schema/orders';
import { wholeRow } from '../../../../db/wholeRows';
import { invalid, refuse } from '../../../../http/errors';
import { type TextKey, translate } from '../../../../messages/translate';
import type { Line, OrderBundle, Sub } from '../../read/bundle';
import { type NewLine, newLine, newSub, type SubSource } from '../newRows';
import { checkSubOpen } from './open';

/** An order line before and after a change: `was` is null for an added line, `is` for a removed one. `place` is its index in the call. */
export interface LinePlan {
  place: number;
  was: Line | null;
  is: Line | null;
}

/** Planned changes of one sub-order, which may be a new one. */
export interface SubPlan {
  sub: Sub;
  isNew: boolean;
  lines: LinePlan[];
}

/** Product to add, with its index in the call. */
export interface Adding extends NewLine, SubSource {
  place: number;
  typed?: boolean;
  offer: NewLine['offer'] & SubSource['offer'];
}

const MOST_SUBS = 99;

/** Planned changes of a staff call to the lines of a locked order, by sub-order; nothing is written yet. */
export class LinesPlan {
  readonly subs = new Map<string, SubPlan>();

  constructor(
    private readonly ctx: Context,
    private readonly bundle: OrderBundle,
    /** Name of the array of entries in the call. */
    private readonly entries: 'lines' | 'items',
  ) {}

  /** Refuses with 40001 at a field of one entry. */
  refuseAt(place: number, field: string, word: TextKey): never {
    throw invalid({ [`${this.entries}.${place}.${field}`]: translate(this.ctx.language, word) });
  }

  private planOf(sub: Sub, isNew = false): SubPlan {
    const plan = this.subs.get(sub.id) ?? { sub, isNew, lines: [] };
    this.subs.set(sub.id, plan);
    return plan;
  }

  /** Plans a change of an existing line: its new pieces, and price and discount where the call has them. */
  change(place: number, edit: components['schemas']['OrderLineEdit']): void {
    const was = this.bundle.lines.find(({ id }) => id === edit.id);
    const sub = this.bundle.subs.find(({ id }) => id === was?.subOrderId);
    if (was === undefined || sub === undefined) throw refuse(codes.NOT_FOUND);
    checkSubOpen(this.ctx, this.bundle, sub);
    const plan = this.planOf(sub);
    if (plan.lines.some((one) => one.was === was)) this.refuseAt(place, 'id', 'orders.sheetTwice');
    const { qty } = edit;
    const priceCents = edit.priceCents ?? was.priceCents;
    const discountCents = edit.discountCents ?? discountOf({ ...was, priceCents }, qty);
    if (discountCents > lineCents(priceCents, qty)) this.refuseAt(place, 'discountCents', 'orders.discount');
    const said = { ...was, priceCents, discountCents, note: edit.note ?? was.note };
    plan.lines.push({ place, was, is: this.withPieces(sub, said, edit, place) });
  }

  /**
   * Returns the line with its new pieces. Confirmed pieces are cut, with a reason, or raised together with the asked ones; pieces that were
   * only asked are replaced, and zero removes the line (null).
   */
  private withPieces(
    sub: Sub,
    line: Line,
    { qty, shortageReason }: components['schemas']['OrderLineEdit'],
    place: number,
  ): Line | null {
    if (!platformHasConfirmed(sub))
      return qty === 0 ? null : { ...line, askedQty: qty, confirmedQty: Math.min(line.confirmedQty, qty) };
    const reason = qty < line.askedQty ? (shortageReason ?? line.shortageReason) : null;
    if (qty < line.askedQty && reason === null) this.refuseAt(place, 'shortageReason', 'orders.shortage');
    return { ...line, askedQty: Math.max(line.askedQty, qty), confirmedQty: qty, shortageReason: reason };
  }

  /** Adds a product to the open sub-order of its list, warehouse and supplier, or to a new one that awaits the customer. */
  add(adding: Adding): void {
    const { listId, offer } = adding;
    const isTheirs = (sub: Sub) =>
      sub.listId === listId && sub.warehouseId === offer.warehouseId && sub.supplierId === offer.supplierId;
    const planned = [...this.subs.values()].filter(({ isNew }) => isNew).map(({ sub }) => sub);
    const sub = [...this.bundle.subs.filter(takesLines), ...planned].find(isTheirs);
    this.addTo(sub ?? this.open(adding), adding);
  }

  /** Adds a product to one sub-order. */
  addTo(sub: Sub, adding: Adding): void {
    checkSubOpen(this.ctx, this.bundle, sub);
    const plan = this.planOf(sub);
    const own = this.bundle.lines.filter(({ subOrderId }) => subOrderId === sub.id);
    const added = plan.lines.flatMap(({ was, is }) => (was === null && is !== null ? [is] : []));
    const { place, qty, priceCents, discountCents = 0, typed = false } = adding;
    if ([...own, ...added].some(({ skuId }) => skuId === adding.offer.skuId))
      this.refuseAt(place, typed ? 'typed.intlCode' : 'skuId', 'orders.alreadyIn');
    if (qty === 0) this.refuseAt(place, 'qty', 'orders.noPieces');
    if (discountCents > lineCents(priceCents, qty)) this.refuseAt(place, 'discountCents', 'orders.discount');
    const position = Math.max(0, ...[...own, ...added].map((line) => line.position)) + 1;
    const row = newLine({ orderId: this.bundle.order.id, subOrderId: sub.id, position }, adding);
    const confirmedQty = platformHasConfirmed(sub) ? qty : 0;
    plan.lines.push({ place, was: null, is: wholeRow(orderLines, { ...row, confirmedQty, typed }) });
  }

  private open(adding: Adding): Sub {
    const { order, subs } = this.bundle;
    const opened = [...this.subs.values()].filter(({ isNew }) => isNew).length;
    const position = Math.max(0, ...subs.map((sub) => sub.position)) + opened + 1;
    if (position > MOST_SUBS) this.refuseAt(adding.place, 'skuId', 'inquiry.tooManySubs');
    const [states] = newOrder('staff', 1).subs;
    if (states === undefined) throw new Error('an order by staff has a sub-order');
    const place = { id: newId(), orderId: order.id, orderNo: order.orderNo, position };
    const sub = wholeRow(subOrders, { ...newSub(place, adding, this.ctx.now), ...states });
    this.planOf(sub, true);
    return sub;
  }
}
