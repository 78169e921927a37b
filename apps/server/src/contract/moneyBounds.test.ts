import { AMOUNT_MAX_CENTS, UNIT_PRICE_MAX_CENTS } from '@selvedge/domain/constants';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../modules/index';
import { field, makeProduct } from '../testing/builders';
import { startWalkFixture, type WalkFixture } from '../testing/walk/fixture';
import { PREPARED } from '../testing/walk/prepared';
import { usualCall } from '../testing/walk/usual';
import { lookUp, type Schema, settle } from './document';
import { listOperations, type Operation } from './operations';

let fixture: WalkFixture;
beforeAll(async () => {
  fixture = await startWalkFixture();
});
afterAll(() => fixture.server.close());

type Limits = Schema & { maximum?: number };
const followed = (schema: Schema): Limits => settle<Limits>(schema, '').value;
const partsOf = (schema: Limits): Limits[] => [
  schema,
  ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
    .map(followed)
    .flatMap(partsOf),
];
const fieldsOf = (schema: Limits): [string, Limits][] =>
  partsOf(schema).flatMap(({ properties }) =>
    Object.entries(properties ?? {}).map(([name, inner]): [string, Limits] => [name, followed(inner)]),
  );
const isMoney = (name: string): boolean => name.endsWith('Cents');
const itemsOf = (schema: Limits): Limits | undefined =>
  partsOf(schema)
    .map(({ items }) => items)
    .filter((items) => items !== undefined)
    .map(followed)[0];

/** Returns the names and maximums of the money fields in the input of a call. */
function moneyIn(schema: Limits, at = ''): [string, number | undefined][] {
  const items = itemsOf(schema);
  return [
    ...(items === undefined ? [] : moneyIn(items, `${at}[]`)),
    ...fieldsOf(schema).flatMap(([name, inner]): [string, number | undefined][] =>
      isMoney(name)
        ? [[`${at}.${name}`, partsOf(inner).find(({ maximum }) => maximum !== undefined)?.maximum]]
        : moneyIn(inner, `${at}.${name}`),
    ),
  ];
}

/** Returns a body with an amount in every money field of its schema. */
function withMoney(schema: Limits, value: unknown, amount: number): unknown {
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    return items === undefined ? value : value.map((one) => withMoney(items, one, amount));
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = new Map(fieldsOf(schema));
  const money = [...inner.keys()].filter(isMoney).map((name) => [name, amount]);
  const rest = Object.entries(value).map(([name, one]: [string, unknown]) => {
    const known = inner.get(name);
    return [name, known === undefined ? one : withMoney(known, one, amount)];
  });
  return { ...Object.fromEntries(rest), ...Object.fromEntries(money) };
}

const bodyOf = ({ requestBody }: Operation): Limits | null =>
  requestBody?.json === undefined ? null : followed(lookUp(requestBody.json) as Schema);

const taking = listOperations().flatMap((operation) => {
  const schema = bodyOf(operation);
  const money = schema === null ? [] : moneyIn(schema);
  return schema === null || money.length === 0 || !(operation.id in allRoutes)
    ? []
    : [{ id: operation.id, operation, schema, money }];
});

/** Names of amounts per piece, prices and costs, which are not bounds of a search. */
const PER_PIECE = /(?:[pP]riceCents|^costCents)$/;
const searched = (path: string): boolean => /[fF]ilter|query|[fF]ound/.test(path);

test.each(taking)('E-40001 D-04 money that $id takes has a bound', ({ money }) => {
  for (const [path, most] of money) {
    const name = path.split('.').at(-1) ?? '';
    const bound = PER_PIECE.test(name) && !searched(path) ? UNIT_PRICE_MAX_CENTS : AMOUNT_MAX_CENTS;
    expect(most ?? Infinity, path).toBeLessThanOrEqual(bound);
  }
});

/** Amounts in cents on both sides of each bound, and at the largest exact integer. */
const AMOUNTS = [
  0,
  UNIT_PRICE_MAX_CENTS,
  UNIT_PRICE_MAX_CENTS + 1,
  AMOUNT_MAX_CENTS,
  AMOUNT_MAX_CENTS + 1,
  Number.MAX_SAFE_INTEGER,
];

describe.each(taking.filter(({ id }) => id in PREPARED))('$id', ({ id, operation, schema }) => {
  test.each(AMOUNTS)('D-04 E-40001 %d cents are taken or refused, and never a fault', async (amount) => {
    const { caller, params = {}, standIn = {} } = (await PREPARED[id]?.(fixture)) ?? { caller: fixture.lin };
    const { url, body } = usualCall(operation, params, standIn);
    const { method } = operation;
    if (method === 'get' || method === 'delete') throw new Error(`${id} has a body`);
    const answer = await caller[method](url, Object(withMoney(schema, body, amount)));
    expect([answer.raw.statusCode, answer.raw.body]).toEqual([200, expect.any(String)]);
    if (amount > AMOUNT_MAX_CENTS) expect(answer.code, answer.raw.body).toBe(40001);
  });
});

describe('D-04 E-40001 a sum that got too large is refused', () => {
  const tooLarge = (field: string) => ({ code: 40001, data: { fields: { [field]: '金额过大' } } });

  test('of an order: 100,000 pieces of the dearest goods there are', async () => {
    const { server, sales, listId } = fixture;
    const skuId = `${await makeProduct(server.db, { listId, sizes: { '38': 200_000 }, priceCents: UNIT_PRICE_MAX_CENTS })}-38`;
    const line = { skuId, listId, qty: 100_000, priceCents: UNIT_PRICE_MAX_CENTS };
    const { id } = await fixture.order();
    const version = field(await fixture.detail(id), 'version');
    const fits = await sales.put(`/api/v1/orders/${id}/lines`, { lines: [line], version });
    expect(fits).toMatchObject(tooLarge('lines'));
    const kept = await sales.put(`/api/v1/orders/${id}/lines`, { lines: [{ ...line, qty: 1 }], version });
    expect(kept).toMatchObject({ code: 200 });
  });

  test('of a price that a percentage makes', async () => {
    const { server, root, listId } = fixture;
    const id = await makeProduct(server.db, { listId, sizes: { '38': 1 }, priceCents: UNIT_PRICE_MAX_CENTS });
    const key = { 'idempotency-key': randomUUID() };
    expect(
      await root.patch('/api/v1/products/batch', { ids: [id], set: { percentBp: 1000 } }, key),
    ).toMatchObject(tooLarge('set.percentBp'));
  });

  test('of a credit that grows', async () => {
    const { root, teamId } = fixture;
    const given = { amountCents: AMOUNT_MAX_CENTS, note: 'opening' };
    const give = () =>
      root.post(`/api/v1/teams/${teamId}/credit`, given, { 'idempotency-key': randomUUID() });
    await fixture.giveCredit(1);
    expect(await give()).toMatchObject(tooLarge('amountCents'));
  });
});
