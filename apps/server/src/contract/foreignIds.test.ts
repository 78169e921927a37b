import { randomUUID } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, buyers, teamMembers } from '../db/schema/accounts';
import { notices } from '../db/schema/notices';
import { allRoutes } from '../modules/index';
import { field, makeAddress, makeList, makeProduct, makeTeam } from '../testing/builders';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { makeBuyer } from '../testing/people';
import { sampleCall, sampleOf } from '../testing/samples';
import { book, sendSheet } from '../testing/sheets';
import type { Tester } from '../testing/testers';
import { type Schema, schemaAt } from './document';
import { listOperations, type Operation } from './operations';

const INFO = '/api/sp/front/user/get/info';
const UNKNOWN = 'zzzzzzzzzzzzzzzzzzzzzz';
/** Operations that need no owner: product pictures are open to everybody who has their address. */
const OPEN = new Set(['commonPicture']);

type Path = readonly (string | number)[];

const isId = (schema: Schema): boolean => schema.$ref?.endsWith('/Id') ?? false;

/** Returns the paths of ids inside a body, one of each kind. */
function placesIn(given: Schema, at: Path = []): Path[] {
  if (isId(given)) return [at];
  const schema = given.$ref === undefined ? given : schemaAt(given.$ref);
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    placesIn(one, [...at, name]),
  );
  const items = schema.items === undefined ? [] : placesIn(schema.items, [...at, 0]);
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [...inside, ...items, ...parts.flatMap((part) => placesIn(part, at))];
}

/** Returns a body with its required parts and an id at a path, including the parents of that path. */
function bodyWith(
  given: Schema,
  [name, ...rest]: Path,
  id: string,
  start: unknown = sampleOf(given),
): unknown {
  if (name === undefined) return id;
  const schema = given.$ref === undefined ? given : schemaAt(given.$ref);
  const inner =
    name === 0
      ? schema.items
      : [schema, ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].find((one) => one.properties?.[name])
          ?.properties?.[name];
  const made = bodyWith(inner ?? {}, rest, id);
  return name === 0 ? [made] : { ...Object(start), [name]: made };
}

interface Place {
  operation: Operation;
  name: string;
  call: (who: Tester, id: string) => Promise<string>;
}

/** Returns the response as text, without the requested id and the parts that differ from call to call. */
async function answer(
  who: Tester,
  operation: Operation,
  url: string,
  body: unknown,
  id: string,
): Promise<string> {
  const headers: Record<string, string> = operation.idempotent ? { 'idempotency-key': randomUUID() } : {};
  const { method } = operation;
  const { status, raw } =
    method === 'get'
      ? await who.get(url)
      : await who[method === 'put' ? 'put' : 'post'](url, Object(body ?? {}), headers);
  return `${status} ${raw.body.replaceAll(id, '<id>').replaceAll(/"(traceId|updatedAt)":"[^"]*"/g, '')}`;
}

function placesOf(operation: Operation): Place[] {
  const sample = sampleCall(operation);
  const named = operation.parameters.filter((one) => one.in !== 'header' && isId(one.schema ?? {}));
  const inAddress = named.map(({ name, in: where }): Place => {
    const call = (who: Tester, id: string) => {
      const { url } = sampleCall(operation, { [name]: id });
      const query =
        where === 'query' && !url.includes(`${name}=`) ? `${url.includes('?') ? '&' : '?'}${name}=${id}` : '';
      return answer(who, operation, url + query, sample.body, id);
    };
    return { operation, name, call };
  });
  const pointer = operation.requestBody?.json;
  if (pointer === undefined) return inAddress;
  const schema = schemaAt(pointer);
  const inBody = placesIn(schema).map((path): Place => ({
    operation,
    name: path.join('.'),
    call: (who, id) => answer(who, operation, sample.url, bodyWith(schema, path, id), id),
  }));
  return [...inAddress, ...inBody];
}

const places = listOperations()
  .filter(({ id, family }) => id in allRoutes && family === 'buyer' && !OPEN.has(id))
  .flatMap(placesOf);

let fixture: OrderFixture;
let foreign: Record<string, string>;
let mate: Tester;
const rows = async () =>
  (
    await fixture.server.db.execute(sql`select (select json_agg(o order by o.id) from orders o) as orders,
      (select json_agg(s order by s.id) from sub_orders s) as subs, (select json_agg(d order by d.id) from drafts d) as drafts,
      (select json_agg(c order by c.id) from cart_lines c) as cart, (select json_agg(a order by a.id) from addresses a) as addresses,
      (select json_agg(n order by n.id) from notices n) as notices,
      (select json_agg(i order by i.id) from team_invitations i) as invitations, (select json_agg(v order by v.draft_id) from approvals v) as approvals,
      (select json_agg(m order by m.buyer_id) from team_members m) as members, (select json_agg(t order by t.id) from teams t) as teams, (select json_agg(j order by j.id) from import_jobs j) as jobs`)
  ).rows;

beforeAll(async () => {
  fixture = await startOrderFixture({ callsPerMinute: 1_000_000 });
  const { server, lin, linId, teamId, listId } = fixture;
  const { db } = server;
  const order = await fixture.order({ qty: 3 });
  const hidden = await makeList(db, { visibility: 'TEAMS', visibleTo: [teamId] });
  const product = await makeProduct(db, { listId: hidden, sizes: { OS: 9 } });
  const skuId = order.skuIds[0] ?? '';
  const cart = await lin.post('/api/sp/front/cart/add', { lines: [{ skuId, listId, qty: 3 }] });
  const draft = await lin.post('/api/sp/front/inquiry/draft/save', {
    title: 'x',
    shared: false,
    notifyUserIds: [],
    lines: [{ productId: skuId.replace(/-38$/, ''), skuId, listId, qty: 3 }],
  });
  const sheet = book([
    ['国际码', '尺码', '数量'],
    ['8051000000001', '38', 1],
  ]);
  const job = await sendSheet(lin, sheet, { listId });
  const [address] = await db.select({ id: addresses.id }).from(addresses);
  const [notice] = await db.select({ id: notices.id }).from(notices);
  const invited = await lin.post('/api/sp/front/team/invite', { areaCode: '+86', phone: '13800136099' });
  await db.update(teamMembers).set({ spendLimitCents: 1 }).where(ne(teamMembers.buyerId, linId));
  const asked = await fixture.chen.post('/api/sp/front/team/approval/ask', {
    lines: [{ skuId, listId, qty: 3 }],
    addressId: await makeAddress(db, String(field((await fixture.chen.get(INFO)).data, 'id'))),
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  });
  foreign = {
    invitation: String(field(invited.data, 'id')),
    approval: String(field(asked.data, 'orderDraftId')),
    order: order.id,
    sub: order.subIds[0] ?? '',
    line: String(field(await fixture.detail(order.id), 'subs', 0, 'lines', 0, 'id')),
    list: hidden,
    product,
    sku: `${product}-OS`,
    cartLine: String(field(cart.data, 'lines', 0, 'id')),
    draft: String(field(draft.data, 'id')),
    job: String(field(job.data, 'id')),
    address: address?.id ?? '',
    notice: notice?.id ?? '',
    buyer: linId,
    team: teamId,
  };
  const otherId = await makeBuyer(db, { username: 'other', phone: '13800136031' });
  const mateId = await makeBuyer(db, { username: 'mate', phone: '13800136032' });
  await makeTeam(db, otherId, [mateId]);
  mate = await server.buyer('mate');
  await db.update(buyers).set({ identityConfirmedAt: new Date() });
});
afterAll(() => fixture.server.close());

test('Q-43 every kind of thing a buyer has is there to be asked for, and ids are found in many calls', () => {
  for (const [kind, id] of Object.entries(foreign)) expect(id, kind).not.toMatch(/^$|undefined/);
  expect(new Set(places.map(({ operation }) => operation.id)).size).toBeGreaterThan(25);
});

test('Q-43 an id of another team is answered exactly as one that does not exist, and nothing is touched', async () => {
  const before = await rows();
  const told: string[] = [];
  const codes = new Set<string>();
  for (const { call, operation, name } of places) {
    const nothing = await call(mate, UNKNOWN);
    if (nothing.includes('"code":40401')) codes.add(operation.id);
    for (const [kind, id] of Object.entries(foreign)) {
      const something = await call(mate, id);
      const short = [something, nothing].map((one) => one.slice(0, 200)).join(' but ');
      if (something !== nothing) told.push(`${operation.id} ${name} ${kind}: ${short}`);
    }
  }
  expect(told).toEqual([]);
  expect(codes.size, 'calls that come as far as looking for the thing').toBeGreaterThan(15);
  expect(await rows()).toEqual(before);
});
