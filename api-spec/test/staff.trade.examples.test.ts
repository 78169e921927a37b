/** Tests the examples of payments, shipments, purchases, figures and jobs: sums, quantities and buttons are consistent. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { sumCents } from '@selvedge/domain/money/money';
import { subActions, type Actor } from '@selvedge/domain/orders/orderMachine';
import { DEFAULT_GRANTS } from '@selvedge/domain/people/staffGrants';
import { answerExamples, dataOf, operation } from './document';

type Schemas = components['schemas'];
type Page<Row, More = unknown> = { list: Row[] } & More;

const warehouse: Actor = { side: 'staff', roles: ['WAREHOUSE'], perms: DEFAULT_GRANTS.WAREHOUSE };
const order = dataOf<Schemas['OrderDetail']>('getOrdersById', 'awaitingShipping');

/** Returns `data` of every successful example of an operation. */
function all<Data>(id: string): Data[] {
  return answerExamples(operation(id))
    .map(({ value }) => value as { code: number; data: Data })
    .filter(({ code }) => code === 200)
    .map(({ data }) => data);
}

function sum<Item>(items: Item[], pick: (item: Item) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
}

test('M-T6 R-3.29 a payment is open until it is decided, and never decided by its sender', () => {
  const payments = [
    ...all<Page<Schemas['StaffPayment']>>('getPaymentsPage').flatMap(({ list }) => list),
    ...['postPayments', 'putPaymentsByIdVerify', 'putPaymentsByIdReject'].flatMap((id) =>
      all<Schemas['StaffPayment']>(id),
    ),
  ];
  for (const payment of payments) {
    const waits = payment.status === 'PROOF_SUBMITTED' && !payment.ownUpload;
    expect(payment.actions, payment.id).toEqual(waits ? ['acceptPayment', 'rejectPayment'] : []);
    expect(payment.order.openCents, payment.id).toBe(payment.order.payableCents - payment.order.paidCents);
    if (payment.status === 'REJECTED') expect(payment.rejectReason, payment.id).toBeTruthy();
  }
});

test('Q-24 M-T9 a claim is granted up to what its pieces are worth', () => {
  for (const { id, status, settledCents, amountCents } of all<Schemas['Claim']>('putClaimsByIdSettle'))
    if (status === 'REPLACED') expect(settledCents, id).toBeUndefined();
    else expect(settledCents, id).toBeLessThanOrEqual(amountCents);
});

test('R-3.32 packages hold the pieces of a shipment, known ones are those of the order', () => {
  const rows = dataOf<Page<Schemas['StaffShipment']>>('getShipmentsPage', 'usual').list;
  for (const row of [...rows, ...all<Schemas['StaffShipment']>('postShipments')]) {
    expect(row.packages, row.id).toHaveLength(row.packingQty);
    expect(
      sum(
        row.packages.flatMap(({ items }) => items),
        ({ qty }) => qty,
      ),
      row.id,
    ).toBe(row.qty);
    const state = row.voidedAt ? 'VOIDED' : row.deliveredAt ? 'DELIVERED' : 'ON_THE_WAY';
    expect(row.state, row.id).toBe(state);
  }
  for (const shipment of order.shipments) {
    expect(rows.find(({ id }) => id === shipment.id)).toMatchObject(shipment);
  }
});

test('M-T8 R-3.37 closing short gives back closed pieces, the rest can still be sent', () => {
  const before = order.subs.find(({ id }) => id === 'so-012');
  for (const { subOrder, diffCents } of all<Schemas['CloseShortResult']>('postSubOrdersByIdCloseShort')) {
    for (const line of subOrder.lines) {
      expect(line.shippedQty + line.lockedQty + line.outOfStockQty, line.id).toBe(line.confirmedQty);
    }
    expect(subOrder.shortageDiffCents).toBe(
      sumCents(subOrder.lines.map(({ outOfStockQty, priceCents }) => outOfStockQty * priceCents)),
    );
    const earlier = subOrder.version === before?.version ? 0 : (before?.shortageDiffCents ?? 0);
    expect(diffCents).toBe(subOrder.shortageDiffCents - earlier);
    const subs = order.subs.map((sub) => (sub.id === subOrder.id ? subOrder : sub));
    const index = subs.indexOf(subOrder);
    expect(subOrder.actions).toEqual(subActions({ subs, payment: order.paymentStatus }, index, warehouse));
  }
});

const purchases = [
  'getPurchaseOrdersById',
  'putPurchaseOrdersByIdStatus',
  'postPurchaseOrdersByIdReceipts',
].flatMap((id) => all<Schemas['PurchaseOrderDetail']>(id));

test('M-P sums of a purchase order are those of its lines, lines those of the receipts', () => {
  for (const one of purchases) {
    expect(one).toMatchObject({
      lineCount: one.lines.length,
      qty: sum(one.lines, ({ qty }) => qty),
      receivedQty: sum(one.lines, ({ receivedQty }) => receivedQty),
      defectQty: sum(one.lines, ({ defectQty }) => defectQty),
      valueCents: sumCents(one.lines.map(({ qty, costCents }) => qty * costCents)),
    });
    for (const line of one.lines) {
      const came = one.receipts.flatMap(({ lines }) => lines).filter(({ id }) => id === line.id);
      expect(line.receivedQty, line.id).toBe(sum(came, ({ goodQty }) => goodQty));
      expect(line.defectQty, line.id).toBe(sum(came, ({ defectQty }) => defectQty));
      expect(line.openQty, line.id).toBe(line.qty - line.receivedQty - line.defectQty);
    }
    const defects = one.receipts.flatMap(({ shortages }) => shortages);
    expect(sum(defects, ({ qty }) => qty)).toBe(one.defectQty);
  }
});

test('a row of the purchase orders is the same order as its details', () => {
  const rows = dataOf<Page<Schemas['PurchaseOrderRow']>>('getPurchaseOrdersPage', 'usual').list;
  for (const one of all<Schemas['PurchaseOrderDetail']>('getPurchaseOrdersById')) {
    expect(one).toMatchObject(rows.find(({ id }) => id === one.id) ?? {});
  }
  expect(new Set(rows.map(({ status }) => status)).size).toBe(7);
});

test('R-2.81 needs are covered by what came in and what is on order, suppliers add up', () => {
  type Needs = Page<Schemas['PurchaseNeed'], { suppliers: Schemas['PurchaseSupplierTotal'][] }>;
  for (const { list, suppliers } of all<Needs>('getPurchasesPage')) {
    for (const need of list) {
      expect(need.needQty, need.id).toBe(sum(need.orders, ({ qty }) => qty));
      expect(need.openQty, need.id).toBe(Math.max(0, need.needQty - need.receivedQty - need.onOrderQty));
      expect(need.state, need.id).toBe(need.openQty > 0 ? 'OPEN' : 'COVERED');
    }
    for (const supplier of suppliers) {
      const own = list.filter(({ supplierId }) => supplierId === supplier.supplierId);
      expect(supplier.needs).toBe(own.length);
      expect(supplier.openQty).toBe(sum(own, ({ openQty }) => openQty));
      expect(supplier.openValueCents).toBe(
        sumCents(own.map(({ openQty, costCents }) => openQty * costCents)),
      );
    }
  }
});

test('R-2.59 rows of the data summary add up to its totals', () => {
  type Summary = Page<Schemas['SummaryRow'], { totals: Schemas['SummaryTotals'] }>;
  for (const { list, totals } of all<Summary>('getDataSummaryPage')) {
    for (const name of Object.keys(totals) as (keyof Schemas['SummaryTotals'])[]) {
      expect(totals[name], name).toBe(sum(list, (row) => row[name] ?? 0));
    }
  }
});

test('R-9.06 D-40 staff set the rates that buyers read, the euro stays 1', () => {
  const rates = dataOf<Schemas['RateHistory'][]>('getExchangeRates', 'usual');
  const read = dataOf<Schemas['Rate'][]>('commonMoneyExchangeList', 'usual');
  expect(rates.map(({ name, num, index }) => ({ name, num, index }))).toEqual(
    read.map(({ name, num, index }) => ({ name, num, index })),
  );
  for (const { name, num, fixed, history } of rates) {
    expect(fixed).toBe(name === 'EUR');
    expect(fixed ? '1' : history[0]?.num).toBe(num);
  }
});

test('Q-01 the counts of a staff import are those of its rows', () => {
  const job = dataOf<Schemas['Job']>('getJobsById', 'usual');
  const rows = dataOf<Page<Schemas['ImportRow']>>('getJobsByIdRows', 'usual').list;
  const count = (state: Schemas['ImportRowState']) => rows.filter((row) => row.state === state).length;
  expect([job.valid, job.warnings, job.invalid, job.total]).toEqual([
    count('OK'),
    count('WARN'),
    count('ERROR'),
    rows.length,
  ]);
});
