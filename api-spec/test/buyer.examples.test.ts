/** Tests that the buyer examples are consistent: states, buttons and sums are those of the rules and of the other examples. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { sumCents } from '@selvedge/domain/money/money';
import { allowedActions, subActions, type Actor } from '@selvedge/domain/orders/orderMachine';
import { deriveParent, futuresAmounts, futuresDue } from '@selvedge/domain/orders/orderStates';
import { answerExamples, dataOf, document, operation } from './document';

type Schemas = components['schemas'];
interface Page<Row> {
  list: Row[];
}
const leader: Actor = { side: 'buyer', perms: ['*'] };

function successes<Data>(id: string): [string, Data][] {
  return answerExamples(operation(id))
    .filter(({ value }) => (value as { code: number }).code === 200)
    .map(({ name, value }) => [name, (value as { data: Data }).data]);
}

const orders = successes<Schemas['OrderDetail']>('frontOrderDetail').map(([, order]) => order);
const futures = successes<Schemas['FuturesOrderDetail']>('frontOrderFuturesDetail');
const products = dataOf<Page<Schemas['Product']>>('frontListProductPage', 'usual').list;
const lists = dataOf<Page<Schemas['ListSummary']>>('frontListPage', 'usual').list;

function orderOf(id: string): Schemas['OrderDetail'] | Schemas['FuturesOrderDetail'] {
  const found = [...orders, ...futures.map(([, order]) => order)].find((order) => order.id === id);
  if (!found) throw new Error(`no order ${id}`);
  return found;
}

test('X-B48 X-B15 the larger shapes hold everything of the smaller ones', () => {
  const fields = (name: string) => Object.keys(document.components.schemas[name]?.properties ?? {});
  expect(fields('FuturesOrderDetail')).toEqual(expect.arrayContaining(fields('OrderDetail')));
  expect(fields('OrderDetail')).toEqual(expect.arrayContaining(fields('OrderRow')));
  expect(fields('ProductDetail')).toEqual(expect.arrayContaining(fields('Product')));
  expect(fields('SubOrderDetail')).toEqual(expect.arrayContaining(fields('SubOrder')));
});

test.each(futures)(
  'D-70 D-21 futures order %s: states, buttons, deposit and balance follow the rules',
  (_name, order) => {
    const { status, flow } = order;
    expect({ status, flow }).toEqual(deriveParent(order.subs, order.paymentStatus));
    const state = { subs: order.subs, payment: order.paymentStatus };
    expect(order.actions).toEqual(allowedActions(state, leader));
    order.subs.forEach((sub, index) => expect(sub.actions).toEqual(subActions(state, index, leader)));
    const { payableCents, paidCents, depositBp } = order;
    expect(order).toMatchObject(futuresAmounts(payableCents, depositBp));
    expect(order.dueCents).toBe(futuresDue(payableCents, depositBp, paidCents));
    expect(
      order.subs.flatMap(({ lines }) => lines.map(({ lockedQty }) => lockedQty)).every((qty) => qty === 0),
    ).toBe(true);
  },
);

test('X-B47 a row of the futures table is the same order as its details', () => {
  const rows = dataOf<Page<Schemas['OrderRow']>>('frontOrderFuturesPage', 'usual').list;
  expect(rows.map(({ id }) => id).sort()).toEqual(futures.map(([, { id }]) => id).sort());
  for (const { subs, ...row } of rows) {
    expect(orderOf(row.id)).toMatchObject(row);
    expect(orderOf(row.id).subs).toMatchObject(subs);
  }
});

test.each(successes<Schemas['OrderPayments']>('frontPaymentList'))(
  'R-3.29 M-T5 M-T6 payments %s: sums and buttons follow from the payments',
  (_name, paid) => {
    const order = orderOf(paid.orderId);
    const sum = (status: string) =>
      sumCents(paid.payments.filter((one) => one.status === status).map(({ amountCents }) => amountCents));
    expect(paid).toMatchObject({
      orderNo: order.orderNo,
      payableCents: order.payableCents,
      paidCents: sum('PAID'),
      pendingCents: sum('PROOF_SUBMITTED'),
      openCents: order.payableCents - sum('PAID'),
    });
    const due = 'dueCents' in order ? order.dueCents : paid.openCents;
    expect(paid.dueCents).toBe(due);
    const steps = allowedActions({ subs: order.subs, payment: paid.paymentStatus }, leader);
    expect(paid.actions).toEqual(steps.filter((step) => step === 'sendProof' || step === 'applyCredit'));
    for (const one of paid.payments) expect(one.orderId).toBe(paid.orderId);
  },
);

test('R-3.37 every balance of the team credit follows from the one before', () => {
  const page = dataOf<Page<Schemas['CreditEntry']> & { balanceCents: number }>(
    'frontPaymentCreditPage',
    'usual',
  );
  const oldestFirst = [...page.list].reverse();
  oldestFirst.reduce((balance, { amountCents, balanceCents }) => {
    expect(balanceCents).toBe(balance + amountCents);
    return balanceCents;
  }, 0);
  expect(page.balanceCents).toBe(page.list[0]?.balanceCents);
  expect(dataOf<Schemas['Team']>('frontTeamInfo', 'usual').creditBalanceCents).toBe(page.balanceCents);
  expect(dataOf<Schemas['DataSummary']>('frontDataSummary', 'usual').creditBalanceCents).toBe(
    page.balanceCents,
  );
});

test('R-3.32 M-T7 packages hold what the lines say was shipped', () => {
  const shipments = dataOf<Schemas['Shipment'][]>('frontLogisticsList', 'usual');
  const items = shipments.flatMap(({ packages }) => packages.flatMap((one) => one.items));
  for (const line of orderOf('o-01').subs.flatMap(({ lines }) => lines)) {
    const packed = items.filter(({ orderLineId }) => orderLineId === line.id);
    expect(
      packed.reduce((all, { qty }) => all + qty, 0),
      line.id,
    ).toBe(line.shippedQty);
    expect(packed[0]).toMatchObject({ intlCode: line.intlCode, name: line.name, size: line.size });
  }
  for (const { packages, packingQty, qty } of shipments) {
    expect(packages).toHaveLength(packingQty);
    expect(packages.flatMap((one) => one.items).reduce((all, item) => all + item.qty, 0)).toBe(qty);
  }
});

test('M-T9 receipt: every line as shipped, or a claim for the missing pieces', () => {
  for (const [name, sub] of successes<Schemas['SubOrder']>('frontOrderReceiptConfirm')) {
    const missing = sub.lines.reduce((all, line) => all + line.shippedQty - line.receivedQty, 0);
    expect(sub.shipping, name).toBe('RECEIVED');
    expect(sub.claimQty ?? 0, name).toBe(missing);
    expect(sub.actions, name).toEqual([]);
  }
});

test('R-3.40 the team counts what its confirmed orders hold, and its people', () => {
  const team = dataOf<Schemas['Team']>('frontTeamInfo', 'usual');
  const confirmed = [...orders, ...futures.map(([, order]) => order)].filter(
    ({ status, flow }) => status !== 'CANCELLED' && flow !== 'TO_BE_CONFIRMED',
  );
  const ids = new Set(
    confirmed.flatMap(({ subs }) => subs.flatMap(({ lines }) => lines.map((line) => line.productId))),
  );
  const bought = products.filter(({ id }) => ids.has(id));
  expect(team).toMatchObject({
    productCount: ids.size,
    spuCount: new Set(bought.map(({ brandId, name }) => `${brandId} ${name}`)).size,
    brandCount: new Set(bought.map(({ brandId }) => brandId)).size,
    totalValueCents: sumCents(confirmed.map(({ confirmedValueCents }) => confirmedValueCents)),
  });
  const members = dataOf<Page<Schemas['Member']>>('frontTeamMemberPage', 'usual').list;
  expect(team.size).toBe(members.length);
  const options = dataOf<Schemas['MemberOption'][]>('frontTeamMemberOptions', 'usual');
  expect(members).toMatchObject(options);
});

test('D-35 M-I invitations last 7 days, and only denied ones say by whom', () => {
  for (const name of ['usual', 'received']) {
    for (const one of dataOf<Page<Schemas['Invitation']>>('frontTeamInvitationPage', name).list) {
      expect(Date.parse(one.expiresAt) - Date.parse(one.createdAt)).toBe(7 * 86_400_000);
      expect(one.deniedBy !== undefined, one.id).toBe(one.status === 'DENIED');
      expect(one.handledAt === undefined, one.id).toBe(one.status === 'NOT_PROCESSED');
    }
  }
});

test('R-2.29 D-66 the overview is that of the goods, its shares are whole', () => {
  const usual = dataOf<Schemas['ProductOverview']>('frontProductOverview', 'usual');
  const list = dataOf<Schemas['ListDetail']>('frontListDetail', 'usual');
  const { productCount, skuCount, stockQty, stockValueCents, hotBp, standardBp } = usual;
  expect(list).toMatchObject({ productCount, skuCount, stockQty, stockValueCents, hotBp, standardBp });
  for (const [name, one] of successes<Schemas['ProductOverview']>('frontProductOverview')) {
    for (const slices of [one.byBrand, one.byCategory, one.bySeason]) {
      const whole = (pick: (slice: Schemas['OverviewSlice']) => number) =>
        slices.reduce((all, slice) => all + pick(slice), 0);
      expect(
        whole((slice) => slice.stockQty),
        name,
      ).toBe(one.stockQty);
      expect(
        whole((slice) => slice.stockValueCents),
        name,
      ).toBe(one.stockValueCents);
      expect(
        whole((slice) => slice.productCount),
        name,
      ).toBe(one.productCount);
      expect(
        whole((slice) => slice.shareBp),
        name,
      ).toBe(one.stockQty === 0 ? 0 : 10_000);
    }
  }
});

test('the brands are those of the goods', () => {
  const brands = dataOf<Page<Schemas['Brand']>>('frontBrandPage', 'usual').list;
  const count = (brandId: string) => products.filter((product) => product.brandId === brandId).length;
  expect(brands.map(({ id, productCount }) => [id, productCount])).toEqual(
    brands.map(({ id }) => [id, count(id)]),
  );
  expect(brands.reduce((all, { productCount }) => all + productCount, 0)).toBe(products.length);
});

test('X-B15 a product is the one of the table, offered by lists that are open, the first to close in front', () => {
  const detail = dataOf<Schemas['ProductDetail']>('frontProductDetail', 'usual');
  expect(detail).toMatchObject(products.find(({ id }) => id === detail.id) ?? {});
  expect(detail.similar.map(({ id }) => id)).not.toContain(detail.id);
  const times = detail.offers.map(({ closeAt }) => closeAt);
  expect(times).toEqual([...times].sort());
  for (const { listId, listName, closeAt } of detail.offers) {
    expect(lists.find(({ id }) => id === listId)).toMatchObject({
      name: listName,
      closeAt,
      status: 'PENDING',
    });
  }
});

test('M-J exports: only finished ones have a file, rows written never exceed the rows', () => {
  const shown = dataOf<Page<Schemas['Job']>>('frontExportPage', 'usual').list;
  const jobs = [...successes<Schemas['Job']>('frontExportJob').map(([, job]) => job), ...shown];
  for (const job of jobs) {
    expect(job.fileUrl !== undefined, job.id).toBe(job.state === 'DONE');
    expect(job.done, job.id).toBeLessThanOrEqual(job.total);
    expect(job.valid + job.warnings + job.invalid, job.id).toBe(job.done);
    expect(Date.parse(job.expiresAt) - Date.parse(job.createdAt)).toBe(7 * 86_400_000);
  }
});
