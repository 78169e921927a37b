import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../modules/index';
import { makeStaff } from '../testing/people';
import { sampleCall } from '../testing/samples';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { ApiAnswer, Tester } from '../testing/testers';
import { listOperations, type Operation } from './document';

const COMMON = [200, 203, 401, 40001, 40301, 40401, 42901, 40908];
const kept = listOperations().filter(({ id }) => id in allRoutes);
const SIGNS_OUT = new Set(['frontUserLogout', 'deleteAuthLogout']);

/** Tables whose rows an `id` in a path means, by the start of the path. */
const TABLE_OF = [
  ['/api/sp/front/list/', 'lists'],
  ['/api/sp/front/order/son/', 'sub_orders'],
  ['/api/sp/front/order/', 'orders'],
  ['/api/sp/front/inquiry/draft/', 'drafts'],
  ['/api/v1/orders/', 'orders'],
  ['/api/v1/sub-orders/', 'sub_orders'],
  ['/api/v1/menus/', 'menus'],
  ['/api/v1/users/', 'staff'],
] as const;

async function demoIds({ db }: TestServer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of ['lists', 'orders', 'sub_orders', 'drafts', 'menus', 'staff', 'products']) {
    const first = await db.execute<{ id: string }>(`select id from ${table} order by id desc limit 1`);
    found.set(table, first.rows[0]?.id ?? 'none');
  }
  return found;
}

let server: TestServer;
let ids: Map<string, string>;
beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  await makeStaff(server.db, { username: 'nobody' });
  ids = await demoIds(server);
});
afterAll(() => server.close());

async function call(tester: Tester, operation: Operation, body?: unknown): Promise<ApiAnswer> {
  const table = TABLE_OF.find(([start]) => operation.path.startsWith(start))?.[1] ?? 'lists';
  const sample = sampleCall(operation, {
    id: ids.get(table) ?? 'none',
    listId: ids.get('lists') ?? 'none',
    productId: ids.get('products') ?? 'none',
    deptId: 'd-sales',
  });
  const given = Object(body ?? sample.body ?? {});
  if (sample.multipart) return tester.form(sample.url, given);
  if (operation.method === 'get') return tester.get(sample.url);
  if (operation.method === 'delete') return tester.del(sample.url);
  return tester[operation.method](sample.url, given);
}

const signIn: Record<'buyer' | 'staff' | 'nobody', () => Promise<Tester>> = {
  buyer: () => server.buyer('demo'),
  staff: () => server.staff('root'),
  nobody: () => server.staff('nobody'),
};
const signedIn = new Map<string, Promise<Tester>>();

/** A signed-in caller, the same for all calls except those that end the session. */
function callerOf(who: keyof typeof signIn, operation: Operation): Promise<Tester> {
  if (SIGNS_OUT.has(operation.id)) return signIn[who]();
  const known = signedIn.get(who) ?? signIn[who]();
  signedIn.set(who, known);
  return known;
}

describe.each(kept.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { family, session, permissions } = operation;

  test('Q-47 answers by the contract, with no code the contract does not list', async () => {
    const tester = session === 'none' ? server.anonymous : await callerOf(family, operation);
    const answer = await call(tester, operation);
    expect(answer.status, answer.message).toBe(200);
    const isFile = !String(answer.raw.headers['content-type']).startsWith('application/json');
    if (!isFile)
      expect([...COMMON, ...operation.errors], answer.raw.body.slice(0, 300)).toContain(answer.code);
    const bad =
      operation.requestBody?.json === undefined ? null : await call(tester, operation, { nonsense: [1] });
    if (bad !== null && !SIGNS_OUT.has(operation.id)) expect(bad.code).toBe(40001);
  });

  if (session === 'required') {
    test('Q-36 is closed to strangers', async () => {
      const answer = await call(server.anonymous, operation);
      expect(family === 'staff' ? answer.status : answer.code).toBe(401);
    });
  }

  if (family === 'staff' && permissions.length > 0) {
    test(`Q-36 needs ${permissions.join(' or ')}`, async () => {
      const answer = await call(await callerOf('nobody', operation), operation);
      expect(answer.status).toBe(403);
    });
  }
});
