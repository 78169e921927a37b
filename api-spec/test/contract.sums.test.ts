/** Tests the figures of the examples: they are recomputed with the rules that apps and server use. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { isEan13 } from '@selvedge/domain/products/ean';
import { lineCents, sumCents } from '@selvedge/domain/money/money';
import { DEFAULT_TRADE_RULES } from '@selvedge/domain/money/tradeRules';
import { totals, type OrderLineInput } from '@selvedge/domain/money/minimums';
import { answerExamples, dataOf, operation, operations } from './document';

type Schemas = components['schemas'];
type Totals = Schemas['Totals'];

/** Totals of sub-orders and cart groups, which have no surcharge: it is computed on the whole. */
const WITHOUT_SURCHARGE = { surcharge: { bp: 0, cents: 0 } };

const products = dataOf<{ list: Schemas['Product'][] }>('frontListProductPage', 'usual').list;
const lists = dataOf<{ list: Schemas['ListSummary'][] }>('frontListPage', 'usual').list;

function examplesOf<Data>(id: string): [string, Data][] {
  return answerExamples(operation(id))
    .filter(({ value }) => (value as { code: number }).code === 200)
    .map(({ name, value }) => [name, (value as { data: Data }).data]);
}

function ruleLine(
  line: { productId: string; intlCode: string; color: string },
  rest: Partial<OrderLineInput>,
): OrderLineInput {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) throw new Error(`no product ${line.productId}`);
  const { intlCode, color, productId } = line;
  const base = { productId, listId: '', intlCode, color, qty: 0, priceCents: 0 };
  return { ...base, multiSize: product.multiSize, productStockQty: product.stockQty, ...rest };
}

function cartInput(lines: Schemas['CartLine'][]): OrderLineInput[] {
  return lines.map((line) =>
    ruleLine(line, { listId: line.listId, qty: line.qty, priceCents: line.priceNowCents }),
  );
}

/** Returns the lines of a sub-order for the totals: with the confirmed quantity once the platform has confirmed, the asked one before. */
function orderInput(sub: Schemas['SubOrder']): OrderLineInput[] {
  return sub.lines.map((line) => {
    const qty = sub.confirmation === 'AWAITING_PLATFORM' ? line.askedQty : line.confirmedQty;
    return ruleLine(line, {
      listId: sub.listId,
      qty,
      priceCents: line.priceCents,
      discountCents: line.discountCents,
    });
  });
}

function minimumsOf(ids: string[]) {
  return lists
    .filter(({ id }) => ids.includes(id))
    .map(({ id, minOrderValueCents, minOrderMode }) => ({ id, minOrderValueCents, minOrderMode }));
}

test.each([
  ...examplesOf<Schemas['Cart']>('frontCartList'),
  ...examplesOf<Schemas['StaffCart']>('getCartsByCustomerId'),
])('R-9.12 R-9.15 Q-50 cart %s adds up by the rules', (_name, cart) => {
  for (const group of cart.groups) {
    const expected = totals(
      DEFAULT_TRADE_RULES,
      cartInput(group.lines),
      minimumsOf([group.listId]),
      WITHOUT_SURCHARGE,
    );
    expect(group.totals).toEqual<Totals>(expected);
  }
  const open = cart.groups.filter(({ status }) => status === 'PENDING');
  const whole = totals(
    DEFAULT_TRADE_RULES,
    open.flatMap(({ lines }) => cartInput(lines)),
    minimumsOf(open.map(({ listId }) => listId)),
  );
  expect(cart.totals).toEqual<Totals>(whole);
});

const orderExamples = operations.flatMap((one) =>
  answerExamples(one)
    .flatMap(({ name, value }) => {
      const { data } = value as { data: { order?: unknown } | null };
      const title = `${one.operationId} ${name}`;
      return [
        { title, data },
        { title, data: data?.order },
      ];
    })
    .filter((entry): entry is { title: string; data: Schemas['OrderDetail'] } => {
      const data = entry.data as Partial<Schemas['OrderDetail']> | null | undefined;
      return Boolean(data && data.orderNo && data.totals && data.subs);
    }),
);

test('D-18 there are orders to recompute', () => expect(orderExamples.length).toBeGreaterThan(5));

test.each(orderExamples)('R-3.28 D-18 order of $title adds up by the rules', ({ data: order }) => {
  const live = order.subs.filter(({ cancelled }) => !cancelled);
  const counted = live.length > 0 ? live : order.subs;
  for (const sub of order.subs) {
    const input = orderInput(sub);
    expect(sub.totals).toEqual<Totals>({
      ...totals(DEFAULT_TRADE_RULES, input, [], WITHOUT_SURCHARGE),
      violations: [],
    });
    sub.lines.forEach((line, index) => {
      expect(line.lineCents).toBe(lineCents(line.priceCents, input[index]?.qty ?? 0, line.discountCents));
    });
  }
  const { surchargeBp, surchargeCents, freightCents, creditCents } = order.totals;
  const extras = {
    surcharge: { bp: surchargeBp, cents: surchargeCents },
    ...(freightCents === undefined ? {} : { freightCents }),
    ...(creditCents === undefined ? {} : { creditCents }),
  };
  const { nextThreshold: _next, ...shown } = order.totals;
  expect(shown).toEqual({
    ...totals(DEFAULT_TRADE_RULES, counted.flatMap(orderInput), [], extras),
    violations: [],
  });
  const lines = counted.flatMap((sub) => sub.lines);
  const sum = (pick: (line: Schemas['OrderLine']) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  expect(order.askedQty).toBe(sum(({ askedQty }) => askedQty));
  expect(order.confirmedQty).toBe(sum(({ confirmedQty }) => confirmedQty));
  expect(order.payableCents).toBe(order.totals.payableCents);
  expect(order.paidCents).toBe(
    sumCents(order.payments.filter(({ status }) => status === 'PAID').map(({ amountCents }) => amountCents)),
  );
});

test('a row of the order table is the same order as its details', () => {
  const rows = dataOf<{ list: Schemas['OrderRow'][] }>('frontOrderPage', 'usual').list;
  const details = new Map(
    ['frontOrderDetail', 'frontOrderFuturesDetail']
      .flatMap((id) => examplesOf<Schemas['OrderDetail']>(id))
      .map(([, order]) => [order.id, order]),
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([...details.keys()].sort());
  for (const row of rows) {
    const { subs, ...rest } = row;
    expect(details.get(row.id)).toMatchObject(rest);
    expect(details.get(row.id)?.subs).toMatchObject(subs);
  }
});

test('R-3.21 R-3.23 sums of a list are those of its goods', () => {
  const list = dataOf<Schemas['ListDetail']>('frontListDetail', 'usual');
  const stock = products.reduce((all, { stockQty }) => all + stockQty, 0);
  expect(list.stockQty).toBe(stock);
  expect(list.skuCount).toBe(products.reduce((all, { sizes }) => all + sizes.length, 0));
  expect(list.stockValueCents).toBe(
    sumCents(products.map(({ stockQty, wholesalePriceCents }) => stockQty * (wholesalePriceCents ?? 0))),
  );
  for (const { hotBp, standardBp } of lists) expect(hotBp + standardBp).toBe(10_000);
  for (const { sizes, stockQty } of products)
    expect(sizes.reduce((all, size) => all + size.stockQty, 0)).toBe(stockQty);
});

test('R-3.16 every code of the goods is a valid EAN-13', () => {
  const codes = products.flatMap(({ intlCode, sizes }) => [
    intlCode,
    ...sizes.flatMap(({ barcode }) => barcode ?? []),
  ]);
  expect(codes.filter((code) => !isEan13(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('Q-01 the counts of an import are those of its rows', () => {
  const job = dataOf<Schemas['Job']>('frontImportJob', 'usual');
  const rows = dataOf<{ list: Schemas['ImportRow'][] }>('frontImportJobRows', 'usual').list;
  const count = (state: Schemas['ImportRowState']) => rows.filter((row) => row.state === state).length;
  expect([job.valid, job.warnings, job.invalid, job.total]).toEqual([
    count('OK'),
    count('WARN'),
    count('ERROR'),
    rows.length,
  ]);
  const matches = rows.filter(({ state }) => state !== 'ERROR').flatMap((row) => row.matches);
  expect(job.qty).toBe(matches.reduce((all, { qty }) => all + qty, 0));
  expect(job.goodsCents).toBe(sumCents(matches.map(({ qty, priceCents }) => qty * (priceCents ?? 0))));
});
