import { HOUR_MS } from '@selvedge/domain/constants';
import { sumCents } from '@selvedge/domain/money/money';
import { surchargeCents, type Totals, totals } from '@selvedge/domain/money/minimums';
import { DEFAULT_TRADE_RULES } from '@selvedge/domain/money/tradeRules';
import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import { type Attempt, newOrder, transition } from '@selvedge/domain/orders/orderMachine';
import { makeNumber, makeSubNumber } from '@selvedge/domain/orders/orderNumbers';
import { type OrderState, parentOf } from '@selvedge/domain/orders/orderStates';
import { settleSurcharge, type Surcharge, surchargeAtSubmit } from '@selvedge/domain/money/surchargeFreeze';
import type { shipments } from '../db/schema/fulfilment';
import type { payments } from '../db/schema/payments';
import type { FrozenRate, orderLines, orders, subOrders } from '../db/schema/orders';
import type { operationRecords } from '../db/schema/platform';
import type { Chances } from './random';

/** Actor of a step in an order's history. */
export interface Person {
  type: 'BUYER' | 'STAFF' | 'SYSTEM';
  id: string | null;
  name: string;
}

type SubRow = typeof subOrders.$inferInsert;
type LineRow = typeof orderLines.$inferInsert & {
  confirmedQty: number;
  shippedQty: number;
  closedQty: number;
};
type OrderRow = typeof orders.$inferInsert;

/** Sub-order while its history is built. */
export interface StorySub {
  row: SubRow;
  lines: LineRow[];
}

/** Starting point of a history; sums and states are computed by the rules. */
export interface StoryStart {
  order: Pick<OrderRow, 'id' | 'buyerId' | 'address' | 'consignee' | 'createdAt'> & Partial<OrderRow>;
  subs: StorySub[];
  by: 'buyer' | 'staff';
  running: number;
  people: { buyer: Person; sales: Person; finance: Person; warehouse: Person };
  rates: FrozenRate[];
  chances: Chances;
  now: Date;
}

const SIDES = { BUYER: 'buyer', STAFF: 'staff', SYSTEM: 'system' } as const;

/**
 * Recorder of one order's history: states come from the order's state machine, which refuses impossible transitions, sums from the rules,
 * and each step adds an operation record. The final rows are the ones that the server itself would have stored.
 */
export class StoryBook {
  state: OrderState;
  readonly records: Array<Omit<typeof operationRecords.$inferInsert, 'id'>> = [];
  readonly payments: Array<typeof payments.$inferInsert> = [];
  readonly shipments: Array<Omit<typeof shipments.$inferInsert, 'shipmentNo'>> = [];
  readonly subs: StorySub[];
  readonly orderNo: string;
  protected cursor: Date;
  protected readonly atSubmit: Surcharge;
  protected frozen: { at: Date; surcharge: Surcharge } | null = null;
  protected paidCents = 0;
  protected marks: Partial<OrderRow> = {};
  protected worth: Totals | null = null;

  constructor(readonly start: StoryStart) {
    const { by, order, people } = start;
    this.cursor = order.createdAt ?? start.now;
    this.orderNo = makeNumber('O', this.cursor, start.running);
    this.subs = start.subs;
    this.state = newOrder(by, this.subs.length, order.onAccount ?? false);
    this.subs.forEach(({ row, lines }, index) => {
      row.subNo = makeSubNumber(this.orderNo, index + 1);
      row.confirmation = this.state.subs[index]?.confirmation ?? 'AWAITING_PLATFORM';
      if (by === 'staff') {
        row.platformConfirmedAt = this.cursor;
        for (const line of lines) line.confirmedQty = line.askedQty;
      }
    });
    this.atSubmit = surchargeAtSubmit(this.netCents(), DEFAULT_TRADE_RULES.surchargeTiers);
    this.write(
      by === 'buyer' ? 'submitInquiry' : 'addOrder',
      by === 'buyer' ? people.buyer : people.sales,
      {},
    );
  }

  /** Indexes of the sub-orders that are not cancelled. */
  get live(): number[] {
    return this.subs.flatMap((_, index) => (this.state.subs[index]?.cancelled ? [] : [index]));
  }

  /** Returns the order as it is stored. */
  row(): OrderRow {
    const sums = this.worth ?? this.sums();
    const lines = this.subs.flatMap((sub) => sub.lines);
    const sure = this.live.flatMap((index) =>
      this.subs[index]?.row.platformConfirmedAt ? (this.subs[index]?.lines ?? []) : [],
    );
    const parent = parentOf(this.state);
    const done = parent.status === 'COMPLETED';
    return {
      status: parent.status,
      flow: parent.flow,
      paymentStatus: this.state.payment,
      orderNo: this.orderNo,
      askedQty: lines.reduce((sum, line) => sum + line.askedQty, 0),
      askedValueCents: sumCents(lines.map((line) => line.askedQty * line.priceCents)),
      confirmedQty: sure.reduce((sum, line) => sum + line.confirmedQty, 0),
      confirmedValueCents: sumCents(
        sure.map((line) => line.confirmedQty * line.priceCents - (line.discountCents ?? 0)),
      ),
      goodsCents: sums.goodsCents,
      discountCents: sums.discountCents,
      submitSurchargeBp: this.atSubmit.bp,
      submitSurchargeCents: this.atSubmit.cents,
      surchargeBp: sums.surchargeBp,
      surchargeCents: sums.surchargeCents,
      payableCents: sums.payableCents,
      paidCents: this.paidCents,
      rates: this.frozen === null ? [] : this.start.rates,
      frozenAt: this.frozen?.at ?? null,
      confirmedAt: this.frozen?.at ?? null,
      paidAt: this.marks.paidAt ?? null,
      shippedAt: this.marks.shippedAt ?? null,
      completedAt: done ? this.cursor : null,
      cancelReason: this.marks.cancelReason ?? null,
      version: this.records.length,
      updatedAt: this.cursor,
      onAccount: false,
      salespersonId: null,
      teamId: null,
      remark: null,
      kind: 'SPOT',
      expectedArrival: null,
      depositBp: null,
      notifyUserIds: [],
      ...this.start.order,
    };
  }

  protected step(
    action: OrderAction,
    who: Person,
    attempt: Attempt,
    change: (sub: StorySub) => void,
    note?: string,
  ): void {
    const { chances, now } = this.start;
    const room = (now.getTime() - this.cursor.getTime()) / HOUR_MS;
    this.cursor = new Date(this.cursor.getTime() + Math.min(1 + chances.next() * 20, room / 3) * HOUR_MS);
    const side = SIDES[who.type];
    const done = transition(
      this.state,
      action,
      { side, perms: ['*'], roles: side === 'staff' ? ['ROOT'] : [] },
      attempt,
    );
    if (!done.ok) throw new Error(`${this.orderNo}: ${action} is refused: ${JSON.stringify(done.data)}`);
    const before = this.state;
    this.state = done.order;
    const sub = attempt.sub === undefined ? undefined : this.subs[attempt.sub];
    if (sub) change(sub);
    done.order.subs.forEach((state, index) => Object.assign(this.subs[index]?.row ?? {}, state));
    if (done.freeze) this.frozen = { at: this.cursor, surcharge: this.surcharge() };
    if (done.unfreeze) this.frozen = null;
    if (sub) sub.row.version = (sub.row.version ?? 1) + 1;
    this.write(action, who, { before, after: done.order, sub: attempt.sub, note });
  }

  protected write(
    action: string,
    who: Person,
    what: { before?: OrderState; after?: OrderState; sub?: number; note?: string },
  ): void {
    const facts = (state: OrderState | undefined) =>
      state === undefined
        ? null
        : what.sub === undefined
          ? { ...parentOf(state), paymentStatus: state.payment }
          : { ...state.subs[what.sub] };
    const subRow = what.sub === undefined ? undefined : this.subs[what.sub]?.row;
    this.records.push({
      ...(subRow === undefined
        ? { entity: 'order', entityId: this.start.order.id }
        : { entity: 'subOrder', entityId: subRow.id }),
      action,
      operatorType: who.type,
      operatorId: who.id,
      operatorName: who.name,
      at: this.cursor,
      before: facts(what.before),
      after: facts(what.after),
      note: what.note ?? null,
    });
  }

  protected pieces(sub: SubRow, line: LineRow): number {
    return sub.platformConfirmedAt ? line.confirmedQty : line.askedQty;
  }

  protected netCents(): number {
    return sumCents(
      this.live.flatMap((index) => {
        const sub = this.subs[index];
        return sub
          ? sub.lines.map((line) => this.pieces(sub.row, line) * line.priceCents - (line.discountCents ?? 0))
          : [];
      }),
    );
  }

  protected surcharge(): Surcharge {
    const net = this.netCents();
    const frozen = this.frozen?.surcharge;
    return frozen
      ? { bp: frozen.bp, cents: surchargeCents(net, frozen.bp) }
      : settleSurcharge(this.atSubmit, net, DEFAULT_TRADE_RULES.surchargeTiers);
  }

  protected sums() {
    const lines = this.live.flatMap((index) => {
      const sub = this.subs[index];
      return (sub?.lines ?? []).map((line) => ({
        productId: line.productId,
        listId: sub?.row.listId ?? '',
        intlCode: line.intlCode,
        color: line.color,
        qty: sub ? this.pieces(sub.row, line) : 0,
        priceCents: line.priceCents,
        discountCents: line.discountCents ?? 0,
        multiSize: line.multiSize,
        productStockQty: 0,
      }));
    });
    return totals(DEFAULT_TRADE_RULES, lines, [], { surcharge: this.surcharge() });
  }
}
