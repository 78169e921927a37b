import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { endSession } from '../modules/auth/sessions/sessions';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { announce } from './announce';

let server: TestServer;
let address: string;
let linId: string;
let direct: pg.Pool;
beforeAll(async () => {
  server = await startTestServer({
    proxied: true,
    live: { heartbeatMs: 400, patienceMs: 600, pauseMs: 50, checkMs: 700 },
  });
  direct = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
  linId = await makeBuyer(server.db, { username: 'lin' });
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(async () => {
  await direct.end();
  await server.close();
});

async function open() {
  const { token } = await server.buyer('lin');
  const socket = new WebSocket(`${address}/ws/front`);
  const frames: { type: string; id: string }[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as (typeof frames)[number]));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  return { socket, frames, closed, sessionId: frames[0]?.id ?? '' };
}

const types = (page: { frames: { type: string }[] }) => page.frames.map(({ type }) => type);
const tell = (id: string) => announce(drizzle(direct), { to: { buyers: [linId] }, type: 'notice', id });

test.each([
  ['breaks', () => server.proxy?.cut()],
  ['hangs', () => server.proxy?.hang()],
])(
  'D-62 D-54 the line %s: who signed out meanwhile hears nothing more, the others fetch again and go on',
  async (how, harm) => {
    const [gone, kept] = [await open(), await open()];
    // Waits for an open connection, which alone can be lost, and which counts as one gap until it is restored.
    await expect.poll(() => server.hub.respondsWithin(1000)).toBe(true);
    const gaps = server.hub.gaps();
    harm();
    await expect.poll(() => server.hub.gaps()).toBe(gaps + 1);
    await endSession(drizzle(direct), gone.sessionId, 'LOGOUT');
    await tell(`missed ${how}`);
    server.proxy?.mend();
    const talk = setInterval(() => void tell(`private ${how}`), 5);
    try {
      expect(await gone.closed).toBe(4401);
      await expect.poll(() => types(kept)).toContain('notice');
    } finally {
      clearInterval(talk);
    }
    expect(types(gone)).toEqual(['ready']);
    // On a busy machine the connection may be lost once more, which sends one more `resync`.
    const told = types(kept).filter((type, at, all) => type !== 'resync' || all[at - 1] !== 'resync');
    expect(told.slice(0, 3)).toEqual(['ready', 'resync', 'notice']);
    expect(kept.frames.map(({ id }) => id)).not.toContain(`missed ${how}`);
    kept.socket.close();
  },
);

test('D-62 a session that ended without a word is noticed by the round', async () => {
  const page = await open();
  await direct.query('update sessions set ended_at = now() where id = $1', [page.sessionId]);
  expect(await page.closed).toBe(4401);
  const person = await open();
  await direct.query(`update buyers set status = 'DISABLED' where id = $1`, [linId]);
  expect(await person.closed).toBe(4401);
  await direct.query(`update buyers set status = 'ENABLED' where id = $1`, [linId]);
});

test('a server that stops is not ready and sends its pages on', async () => {
  const page = await open();
  server.life.draining = true;
  const answer = await server.inject({ method: 'GET', url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
  server.hub.closeForRestart();
  expect(await page.closed).toBe(1012);
  const late = new WebSocket(`${address}/ws/front`);
  expect(await new Promise((resolve) => late.once('close', resolve))).toBe(1012);
  server.life.draining = false;
});
