import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes } from '../modules/index';
import { makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { ApiAnswer, Tester } from '../testing/testers';
import { standInFor } from '../testing/walk/demo/standIn';
import { startWalkFixture, type WalkFixture } from '../testing/walk/fixture';
import { PREPARED } from '../testing/walk/prepared';
import { usualCall, type UsualCall } from '../testing/walk/usual';
import { listOperations, type Operation } from './operations';

const kept = listOperations().filter(({ id }) => id in allRoutes);
const SIGNS_OUT = new Set(['frontUserLogout', 'deleteAuthLogout']);

let server: TestServer;
let fixture: WalkFixture;
beforeAll(async () => {
  [server, fixture] = await Promise.all([startTestServer({ demo: 'small' }), startWalkFixture()]);
  await makeStaff(server.db, { username: 'nobody' });
});
afterAll(() => Promise.all([server.close(), fixture.server.close()]));
beforeEach(async () => {
  const known = await server.db.execute(
    sql`select 1 from staff where username = 'spare' and deleted_at is null`,
  );
  if (known.rows.length === 0) await makeStaff(server.db, { username: 'spare' }, 'GUEST');
});

function send(
  tester: Tester,
  { method }: Operation,
  { url, body, multipart }: UsualCall,
): Promise<ApiAnswer> {
  const json = Object(body ?? {});
  if (multipart) return tester.form(url, json);
  if (method === 'get') return tester.get(url);
  if (method === 'delete') return tester.del(url, {}, body === undefined ? undefined : json);
  return tester[method](url, json);
}

/** Returns the `usual` example with rows of the demo data. */
async function demoCall(operation: Operation): Promise<UsualCall> {
  const standIn = (await standInFor(server.db, operation)) ?? {};
  const texts = Object.entries(standIn).map(([name, value]) => [name, String(value)]);
  return usualCall(operation, Object.fromEntries(texts), standIn);
}

async function call(tester: Tester, operation: Operation, body?: unknown): Promise<ApiAnswer> {
  const usual = await demoCall(operation);
  return send(tester, operation, body === undefined ? usual : { ...usual, body });
}

/** Sends a call that finds everything it needs: prepared for this operation alone, or with rows of the demo data. */
async function goodCall(tester: Tester, operation: Operation): Promise<ApiAnswer> {
  const prepare = PREPARED[operation.id];
  if (prepare === undefined) return call(tester, operation);
  const { caller, params = {}, standIn = {}, form } = await prepare(fixture);
  const usual = usualCall(operation, params, standIn);
  return send(caller, operation, form === undefined ? usual : { ...usual, body: form });
}

const signIn: Record<'buyer' | 'staff' | 'nobody', () => Promise<Tester>> = {
  buyer: () => server.buyer('demo'),
  staff: () => server.staff('root'),
  nobody: () => server.staff('nobody'),
};
const signedIn = new Map<string, Promise<Tester>>();

/** Returns a signed-in caller, the same for all calls except those that end the session. */
function callerOf(who: keyof typeof signIn, operation: Operation): Promise<Tester> {
  if (SIGNS_OUT.has(operation.id)) return signIn[who]();
  const known = signedIn.get(who) ?? signIn[who]();
  signedIn.set(who, known);
  return known;
}

describe.each(kept.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { family, session, permissions } = operation;

  test('Q-47 answers its usual example with success, and bad input with 40001', async () => {
    const tester = session === 'none' ? server.anonymous : await callerOf(family, operation);
    const answer = await goodCall(tester, operation);
    expect(answer.status, answer.message).toBe(200);
    const isFile = !String(answer.raw.headers['content-type']).startsWith('application/json');
    if (!isFile) expect(answer.code, answer.raw.body.slice(0, 300)).toBe(200);
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
    test(`L-42 Q-36 needs ${permissions.join(' or ')}`, async () => {
      const answer = await call(await callerOf('nobody', operation), operation);
      expect(answer.status).toBe(403);
    });
  }
});
