import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { announce } from '../src/live/announce';
import { hashToken } from '../src/modules/auth/sessions/sessions';
import { makeBuyer, makeStaff } from '../src/testing/people';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';
import type { Tester } from '../src/testing/testers';
import { titled } from './lib/settings';

const INFO = '/api/sp/front/user/get/info';
const ME = '/api/v1/users/me';

let server: TestServer;
let address: string;
let buyerId: string;
let staffId: string;
beforeAll(async () => {
  server = await startTestServer();
  buyerId = await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  staffId = await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.execute(sql`update buyers set status = 'ENABLED'`);
  await server.db.execute(sql`update staff set status = 'ENABLED'`);
  await server.db.execute(sql`delete from rate_windows`);
});

/** Condition for the session of a caller's token. */
const sessionOf = (who: Tester) => sql`token_hash = ${hashToken(who.token.replace(/^Bearer /i, ''))}`;

/** Moves a session's times into the past, as if it had been opened that long ago and been in use until now. */
async function age(who: Tester, openedHours: number, expiredHours: number | null): Promise<void> {
  const at = (hours: number) => sql`now() - ${`${hours} hours`}::interval`;
  const expiry = expiredHours === null ? sql`now() + interval '12 hours'` : at(expiredHours);
  await server.db.execute(sql`update sessions set created_at = ${at(openedHours)}, seen_at = now(),
    expires_at = ${expiry} where ${sessionOf(who)}`);
}

/** Opens a live channel; returns the message types it received and its close code. */
async function openPage(path: string, token: string) {
  const socket = new WebSocket(`${address}${path}`);
  const heard: string[] = [];
  const closed = { code: 0 };
  socket.on('message', (frame: Buffer) => {
    heard.push(String(Reflect.get(Object(JSON.parse(frame.toString('utf8'))), 'type')));
  });
  socket.on('close', (code) => {
    closed.code = code;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => heard).toContain('ready');
  return { socket, heard, closed };
}

/** Cuts the LISTEN connection of the server, and only the one of this database. */
async function cutLiveLine(): Promise<void> {
  await server.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'selvedge live' and datname = current_database()`);
}

const codeOf = async (who: Tester, path: string) => {
  const { status, code } = await who.get(path);
  return status === 200 ? code : status;
};

describe(titled('sessions over their end'), () => {
  test('R-9.10 a session that ran out is refused, of buyers and of staff', async () => {
    const lin = await server.buyer('lin');
    await age(lin, 25, 1);
    expect(await codeOf(lin, INFO)).toBe(401);
    const boss = await server.staff('boss');
    await age(boss, 25, 1);
    expect(await codeOf(boss, ME)).toBe(401);
  });

  test('a session ends 30 days after a buyer, 12 hours after staff signed in, however much it is used', async () => {
    const lin = await server.buyer('lin');
    await age(lin, 29 * 24, null);
    expect(await codeOf(lin, INFO)).toBe(200);
    await age(lin, 31 * 24, null);
    expect(await codeOf(lin, INFO)).not.toBe(200);
    const boss = await server.staff('boss');
    await age(boss, 11, null);
    expect(await codeOf(boss, ME)).toBe(200);
    await age(boss, 13, null);
    expect(await codeOf(boss, ME)).toBe(401);
  });

  test('a disabled person is refused in the next call, at the sign-in, and by a page that is open', async () => {
    const lin = await server.buyer('lin');
    const boss = await server.staff('boss');
    await server.db.execute(sql`update buyers set status = 'DISABLED' where id = ${buyerId}`);
    await server.db.execute(sql`update staff set status = 'DISABLED' where id = ${staffId}`);
    expect(await codeOf(lin, INFO)).toBe(203);
    expect(await codeOf(boss, ME)).toBe(401);
    await expect(server.buyer('lin')).rejects.toThrow();
    await expect(server.staff('boss')).rejects.toThrow();
  });

  test('D-62 a session that is ended while its page is open hears nothing more', async () => {
    const other = await server.buyer('lin');
    const lin = await server.buyer('lin');
    const [page, still] = [await openPage('/ws/front', lin.token), await openPage('/ws/front', other.token)];
    await lin.get('/api/sp/front/user/logout');
    await expect.poll(() => page.closed.code).toBeGreaterThan(0);
    const before = page.heard.length;
    await announce(server.db, { to: { buyers: [buyerId] }, type: 'notice.created', id: 'n1' });
    // Another open page has received the message, so it was sent to all recipients.
    await expect.poll(() => still.heard).toContain('notice.created');
    expect(page.heard.length).toBe(before);
    still.socket.close();
  });

  test('D-62 a session that is ended while the live line is cut hears nothing of what comes after', async () => {
    const other = await server.buyer('lin');
    const lin = await server.buyer('lin');
    const [page, still] = [await openPage('/ws/front', lin.token), await openPage('/ws/front', other.token)];
    await cutLiveLine();
    await server.db.execute(sql`update sessions set ended_at = now(), end_reason = 'DISABLED'
      where ${sessionOf(lin)}`);
    await expect.poll(() => still.heard).toContain('resync');
    await announce(server.db, { to: { buyers: [buyerId] }, type: 'notice.created', id: 'n2' });
    await expect.poll(() => still.heard).toContain('notice.created');
    await expect.poll(() => page.closed.code).toBeGreaterThan(0);
    expect(page.heard).not.toContain('notice.created');
    still.socket.close();
  });
});
