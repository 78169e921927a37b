/** Tests that all examples together are consistent: the same entity has the same facts everywhere, for buyers and for staff. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { answerExamples, dataOf, follow, operation, operations, type Json } from './document';
import { STATEMENTS } from './exampleTrade/entities';
import { collect, contradictions } from './exampleTrade/facts';
import { answers, found, walkValue } from './exampleTrade/walk';

type Schemas = components['schemas'];
interface Page<Row> {
  list: Row[];
  total: number;
  pageNum: number;
  pageSize: number;
}

/** Examples of calls whose purpose is to change constant facts, with the facts that they change. */
const CHANGES: Record<string, RegExp> = {
  'frontUserUpdate.usual': /^customer by-demo nickname$/,
  'frontTeamEdit.changed': /^team team-hanhai name$/,
  'frontTeamEdit.usual': /^customer by-fresh nickname$/,
  'frontTeamInvitationHandle.usual': /^customer by-fresh (nickname|email|teamId)$/,
  'frontTeamInvitationHandle.refused': /^customer by-fresh (nickname|email)$/,
  'putFuturesOrdersByIdConvert.usual': /^order o-11 kind$/,
};

/** Examples of reading calls that show another moment than the others. */
const OTHER_MOMENTS = new Set([
  'frontPaymentList.partlyPaid',
  'frontPaymentList.rejected',
  'frontPaymentList.submitted',
  'frontProductDetail.soldOut',
  'frontProductDetail.watched',
  'frontListShare.closed',
  'frontListShare.withoutPrices',
]);

const usual = <Row>(id: string) => dataOf<Page<Row>>(id, 'usual').list;
const orders = usual<Schemas['OrderRow']>('getOrdersPage');
const customers = usual<Schemas['CustomerRow']>('getCustomersPage');

test('K the examples tell of every kind of thing, from both sides', () => {
  const facts = collect(found, 'is');
  const kinds = new Set([...facts.keys()].map((name) => name.split(' ')[0]));
  expect(kinds.size).toBeGreaterThan(35);
  const tellers = (name: string) => (facts.get(name) ?? []).map(({ example }) => example);
  for (const name of ['order o-01 orderNo', 'customer by-demo nickname', 'product p-1001 name'])
    expect(tellers(name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^front/), expect.stringMatching(/^get/)]),
    );
});

test('K every shape with an id of its own says what it is', () => {
  // Schemas whose id needs no further facts: the response to a creation is only an id, that to the start of an upload only an address; the
  // items of a ranking are brands or categories, depending on the request; the recipients of a notice are roles or departments.
  const unnamed = new Set(['CreatedId', 'DirectUpload', 'NewUser', 'NoticeCircle', 'TopItem']);
  const silent = found.filter(
    ({ schema, value }) => 'id' in value && !STATEMENTS.has(schema) && !unnamed.has(schema),
  );
  expect([...new Set(silent.map(({ schema }) => schema))]).toEqual([]);
});

test('K names, numbers, owners and times of a thing are the same in all examples', () => {
  const facts = [...collect(found, 'is')].map(([name, said]) => {
    const others = said.filter(({ example }) => !CHANGES[example]?.test(name));
    return [name, others] as const;
  });
  expect(contradictions(new Map(facts))).toEqual([]);
});

test('K what is read at one moment agrees: states, sums, pieces and versions', () => {
  const now = found.filter(({ example, reads }) => reads && !OTHER_MOMENTS.has(example));
  expect(contradictions(collect(now, 'now'))).toEqual([]);
  const known = new Set(answers.map(({ example }) => example));
  expect([...OTHER_MOMENTS, ...Object.keys(CHANGES)].filter((example) => !known.has(example))).toEqual([]);
});

test('K a contradiction is found', () => {
  const page = found.find(
    ({ schema, example }) => schema === 'OrderRow' && example === 'getOrdersPage.usual',
  );
  if (!page) throw new Error('no order in the page');
  const changed = { ...page, value: { ...page.value, orderNo: 'O25010100001', payableCents: 1 } };
  const name = `order ${String(page.value.id)}`;
  const is = contradictions(collect([...found, changed], 'is'));
  expect(is.filter((line) => line.startsWith(`${name} orderNo`))).toHaveLength(1);
  const now = contradictions(collect([...found.filter(({ reads }) => reads), changed], 'now'));
  expect(now.filter((line) => line.startsWith(`${name} payableCents`))).toHaveLength(1);
});

test('D-03 a page has the rows that its total and its size say', () => {
  for (const { example, value } of answers) {
    const { list, total, pageNum, pageSize } = (value.data ?? {}) as Partial<Page<unknown>>;
    if (list === undefined || total === undefined || pageNum === undefined || pageSize === undefined)
      continue;
    expect(list.length, example).toBe(Math.max(0, Math.min(pageSize, total - (pageNum - 1) * pageSize)));
  }
});

/** Every example: of responses, refusals and requests. */
const everything = operations.flatMap((one) => [
  ...answerExamples(one).map(({ name, value }) => ({ title: `${one.operationId} ${name}`, value })),
  ...Object.values(one.requestBody?.content ?? {}).flatMap((body) =>
    Object.entries(body.examples ?? {}).map(([name, example]) => ({
      title: `${one.operationId} ${name}`,
      value: follow(example).value,
    })),
  ),
]);

function leaves(value: unknown, key: string, visit: (key: string, text: string) => void): void {
  if (typeof value === 'string') visit(key, value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value))
      leaves(child, Array.isArray(value) ? key : name, visit);
}

test('R-3.34 whoever acts is a member of staff', () => {
  const staff = usual<Schemas['UserRow']>('getUsersPage').map(({ nickname }) => nickname);
  const people = new Set([...staff, ...customers.map(({ nickname }) => nickname), '系统', '苏禾']);
  const names =
    /^(operatorName|createdBy|changedBy|verifiedBy|updatedBy|receivedBy|invitedBy|addedBy|authorName|senderName|salesmanName|ownerName|ordererNickname)$/;
  const strangers = new Set<string>();
  for (const { title, value } of everything)
    leaves(value, '', (key, text) => {
      if (names.test(key) && !people.has(text)) strangers.add(`${title}: ${key} ${text}`);
    });
  expect([...strangers]).toEqual([]);
});

test('D-65 every order number that is written anywhere is the number of an order', () => {
  const numbers = new Set(
    [...collect(found, 'is')]
      .filter(([name]) => /^order \S+ orderNo$/.test(name))
      .flatMap(([, said]) => said.map(({ value }) => JSON.parse(value) as string)),
  );
  const unknown = new Set<string>();
  for (const { title, value } of everything)
    leaves(value, '', (_key, text) => {
      for (const [number] of text.matchAll(/O\d{11}/g))
        if (!numbers.has(number)) unknown.add(`${title}: ${number}`);
    });
  expect([...unknown]).toEqual([]);
});

test('K a request names things that answers show', () => {
  const known = new Set<string>();
  for (const { value } of answers)
    leaves(value, '', (key, text) => /(^id|Ids?|^value)$/.test(key) && known.add(text));
  for (const one of operations) {
    for (const body of Object.values(one.requestBody?.content ?? {})) {
      for (const [name, example] of Object.entries(body.examples ?? {}))
        walkValue(body.schema, follow(example).value, '', (schema, value, at) => {
          if (schema === 'Id')
            expect(known, `${one.operationId} ${name} ${at} ${String(value)}`).toContain(value);
        });
    }
  }
});

test('R-2.90 what a select offers is called as the thing it stands for', () => {
  const facts = collect(found, 'is');
  const flat = (options: Schemas['Option'][]): Schemas['Option'][] =>
    options.flatMap((one) => [one, ...flat(one.children ?? [])]);
  for (const [id, thing, name] of [
    ['getBrandsOptions', 'brand', 'name'],
    ['getDeptOptions', 'dept', 'name'],
    ['getMenusOptions', 'menu', 'name'],
    ['getRolesOptions', 'role', 'name'],
    ['getSuppliersOptions', 'supplier', 'name'],
    ['getUsersOptions', 'staff', 'nickname'],
    ['getListsOptions', 'list', 'name'],
  ] as const) {
    for (const { value, label } of flat(dataOf<Schemas['Option'][]>(id, 'usual'))) {
      const [said] = facts.get(`${thing} ${value} ${name}`) ?? [];
      expect(said?.value, `${id} ${value}`).toBe(JSON.stringify(label));
    }
  }
});

test('D-65 calls that make an order answer a number that no other order has', () => {
  const made = [
    'frontInquiryCreate',
    'postOrders',
    'postProductsOrders',
    'postCartsByCustomerIdOrders',
  ].flatMap((id) =>
    answerExamples(operation(id))
      .map(({ value }) => value as { code: number; data: Json })
      .filter(({ code }) => code === 200)
      .map(({ data }) => data.orderId),
  );
  expect(new Set(made).size).toBe(made.length);
  expect(orders.map(({ id }) => id).filter((id) => made.includes(id))).toEqual([]);
});
