import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';
import type { subOrders } from '../db/schema/orders';
import { StoryBook } from './storyBook';

const COURIERS = ['顺丰速运', 'DHL Express', 'FedEx'] as const;

/** Scripted history of a demo order: the transitions it can take, in sequence. */
export class OrderStory extends StoryBook {
  /** The platform confirms a sub-order, optionally reducing one line by `cut` pieces. */
  confirm(sub: number, cut = 0): void {
    this.step('platformConfirm', this.start.people.sales, { sub }, ({ row, lines }) => {
      for (const line of lines) line.confirmedQty = line.askedQty;
      const first = lines.find((line) => line.askedQty > cut);
      if (cut > 0 && first) {
        first.confirmedQty = first.askedQty - cut;
        first.shortageReason = 'SHORTAGE';
      }
      row.platformConfirmedAt = this.cursor;
    });
  }

  /** The supplier's acknowledgement is recorded, optionally with a discount on the lines, in basis points. */
  acknowledge(sub: number, discountBp = 0): void {
    this.step('acknowledge', this.start.people.sales, { sub }, ({ row, lines }) => {
      for (const line of lines) {
        line.discountCents = Math.floor((line.priceCents * line.confirmedQty * discountBp) / 10_000);
      }
      row.acknowledgedAt = this.cursor;
    });
  }

  /** The customer agrees to the offer. */
  agree(sub: number): void {
    this.step('confirmInquiry', this.start.people.buyer, { sub }, ({ row }) => {
      row.confirmedAt = this.cursor;
    });
  }

  /** The customer sends the offer back. */
  refuse(sub: number, comment: string): void {
    this.step(
      'refuseOffer',
      this.start.people.buyer,
      { sub },
      ({ row }) => {
        row.comment = comment;
      },
      comment,
    );
  }

  /** Staff offer anew after a change. */
  reoffer(sub: number): void {
    this.step('reoffer', this.start.people.sales, { sub }, ({ row, lines }) => {
      const line = lines.find((each) => each.confirmedQty > 1);
      if (line === undefined) return;
      row.offerDiff = [{ lineId: line.id, qty: [line.confirmedQty, line.confirmedQty - 1] }];
      line.confirmedQty -= 1;
      line.shortageReason = 'DEFECT';
    });
  }

  /** Confirms, acknowledges and agrees for every sub-order. */
  settle(cut = 0): void {
    for (const sub of this.live) this.confirm(sub, sub === 0 ? cut : 0);
    for (const sub of this.live) this.acknowledge(sub);
    for (const sub of this.live) this.agree(sub);
  }

  /** The customer uploads a proof of a share of the payable amount, in basis points. */
  pay(shareBp = 10_000): void {
    const amountCents = Math.round(((this.sums().payableCents - this.paidCents) * shareBp) / 10_000);
    this.step('sendProof', this.start.people.buyer, {}, () => undefined);
    this.payments.push({
      id: `pay-${this.start.order.id}-${this.payments.length + 1}`,
      orderId: this.start.order.id,
      method: 'OFFLINE_TRANSFER',
      amountCents,
      paidAt: this.cursor,
      status: 'PROOF_SUBMITTED',
      uploadedBy: this.start.order.buyerId,
      createdAt: this.cursor,
    });
  }

  /** Finance accepts the proof. */
  accept(): void {
    const payment = this.payments.at(-1);
    if (payment === undefined) throw new Error('nothing was paid');
    const paid = this.paidCents + payment.amountCents;
    const outcome: PaymentStatus = paid >= this.sums().payableCents ? 'PAID' : 'PARTIALLY_PAID';
    this.step('acceptPayment', this.start.people.finance, { outcome }, () => undefined);
    this.paidCents = paid;
    if (outcome === 'PAID') this.marks.paidAt = this.cursor;
    Object.assign(payment, {
      status: 'PAID',
      verifiedBy: this.start.people.finance.id,
      verifiedAt: this.cursor,
    });
  }

  /** Finance rejects the proof. */
  sendBack(reason: string): void {
    this.step('rejectPayment', this.start.people.finance, {}, () => undefined, reason);
    Object.assign(this.payments.at(-1) ?? {}, {
      status: 'REJECTED',
      rejectReason: reason,
      verifiedBy: this.start.people.finance.id,
      verifiedAt: this.cursor,
    });
  }

  /** The warehouse ships a sub-order, completely or its first lines only. */
  ship(sub: number, whole = true): void {
    const outcome = whole ? 'SHIPPED' : 'PARTIAL';
    this.step('ship', this.start.people.warehouse, { sub, outcome }, ({ row, lines }) => {
      const parcel = whole ? lines : lines.slice(0, Math.max(1, Math.floor(lines.length / 2)));
      const items = parcel.flatMap((line) => {
        const qty = line.confirmedQty - line.shippedQty - line.closedQty;
        line.shippedQty += qty;
        return qty > 0 ? [{ orderLineId: line.id, qty }] : [];
      });
      this.shipments.push(this.parcelOf(row, items));
      this.marks.shippedAt = this.cursor;
    });
  }

  /** The pieces that are not shipped are closed and paid back as team credit. */
  closeShort(sub: number): void {
    this.step(
      'closeShort',
      this.start.people.warehouse,
      { sub, outcome: 'REST_CLOSED' },
      ({ row, lines }) => {
        const { surchargeBp } = this.sums();
        let products = 0;
        for (const line of lines) {
          const rest = line.confirmedQty - line.shippedQty;
          if (rest === 0) continue;
          line.closedQty = rest;
          line.shortageReason = 'DEFECT';
          products += rest * line.priceCents;
        }
        row.shortageDiffCents = products + Math.round((products * surchargeBp) / 10_000);
      },
      '到仓质检次品',
    );
  }

  /** The customer confirms the receipt. */
  receive(sub: number): void {
    this.step('confirmReceipt', this.start.people.buyer, { sub }, ({ row, lines }) => {
      for (const line of lines) line.receivedQty = line.shippedQty;
      for (const shipment of this.shipments)
        if (shipment.subOrderId === row.id) shipment.deliveredAt = this.cursor;
      this.marks.completedAt = this.cursor;
    });
  }

  /** Staff reject a sub-order. */
  reject(sub: number, reason: string): void {
    this.step(
      'reject',
      this.start.people.sales,
      { sub },
      ({ row }) => {
        row.cancelReason = reason;
      },
      reason,
    );
  }

  /** The whole order is cancelled; it keeps its sums. */
  cancel(by: 'buyer' | 'sales', reason: string): void {
    this.worth = this.sums();
    this.step('cancelOrder', this.start.people[by], {}, () => undefined, reason);
    for (const { row } of this.subs) row.cancelReason = reason;
    this.marks.cancelReason = reason;
  }

  private parcelOf(sub: typeof subOrders.$inferInsert, items: Array<{ orderLineId: string; qty: number }>) {
    const { chances, order } = this.start;
    const half = Math.ceil(items.length / 2);
    const boxes = [items.slice(0, half), items.slice(half)].filter((box) => box.length > 0);
    return {
      id: `shp-${sub.id}-${this.shipments.length + 1}`,
      orderId: order.id,
      subOrderId: sub.id,
      courier: chances.pick(COURIERS),
      trackingNo: `SF${chances.whole(1000, 9999)}${chances.whole(1000, 9999)}${chances.whole(1000, 9999)}`,
      phoneTail: String(order.address.phone).slice(-4).padStart(4, '0'),
      packingQty: boxes.length,
      packages: boxes.map((box, index) => ({
        no: index + 1,
        items: box,
        weightG: chances.whole(1200, 14_000),
      })),
      events: [{ at: this.cursor.toISOString(), place: sub.warehouseId, text: '已揽收' }],
      shippedAt: this.cursor,
      createdAt: this.cursor,
      deliveredAt: null as Date | null,
    };
  }
}
