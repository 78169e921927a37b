import { sql } from 'drizzle-orm';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roleMenus } from '../../db/schema/system';
import { logOptions } from '../../http/log';
import { emptyQueue } from '../../jobs/tables';
import { workOnce } from '../../jobs/worker';
import { field } from '../../testing/builders';
import { codeIn, type TestMailServers, testMailServers } from '../../testing/mailServers';
import { makeBuyer, makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { expireMessages } from '../mail/jobs/send';
import { roleId } from '../system/basics/roles';
import { mailTask } from '../mail/write';
import { TASKS } from './jobs/tasks';

const ADDRESS = 'lin@trade.example';
const BOUND = 'bound@trade.example';
const PAGE = '/api/v1/background/page';
const RETRY = '/api/v1/background/retry';

let server: TestServer;
let post: TestMailServers;
let lin: Tester;
let admin: Tester;
const logged: string[] = [];
const log = pino(Object(logOptions('debug')) as LoggerOptions, {
  write: (line: string) => void logged.push(line),
});

beforeAll(async () => {
  server = await startTestServer();
  post = testMailServers();
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  await makeStaff(server.db, { username: 'admin' }, 'ADMIN');
  await makeStaff(server.db, { username: 'guest' }, 'GUEST');
  await makeStaff(server.db, { username: 'finance' }, 'FINANCE');
  await server.db.insert(roleMenus).values({ roleId: roleId('FINANCE'), menuId: 'm-system-background' });
  lin = await server.buyer('lin');
  admin = await server.staff('admin');
});
beforeEach(async () => {
  await emptyQueue(server.db);
  await server.db.execute(sql`truncate verification_codes, rate_windows, outgoing_messages`);
  post.taken.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  post.close();
  await server.close();
});

/** Works on the queue with the mail adapter on this port, each time with all jobs due, until every job is done or was tried so often. */
async function work(port: number, tries = 100): Promise<void> {
  const adapters = { ...server.adapters, mail: post.adapter(port, server.adapters.mail) };
  const services = { db: server.db, adapters, config: server.config, log };
  const left = async () =>
    (
      await server.db.execute(
        sql`select 1 from graphile_worker.jobs where attempts < least(max_attempts, ${tries}::int)`,
      )
    ).rowCount;
  while ((await left()) !== 0) {
    await server.db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
    );
    await workOnce({ pool: server.db.$client, tasks: TASKS, services, log });
  }
}

const ask = (email = ADDRESS) => lin.post('/api/sp/common/email/send', { email, type: 3 });
const rowsOf = async (query = {}) => {
  const { data } = await admin.get(PAGE, query);
  return (data as { list: Record<string, unknown>[] }).list;
};
/** Returns all rows of the installation's tables and of the queue as text. */
async function everything(): Promise<string> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await server.db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.raw(name)} t`,
      );
      return found.rows.map(({ row }) => row).join();
    }),
  );
  return texts.join();
}

test('X-A173 X-A174 D-28 a message that failed for good stays with its reason, is sent again with a new code, and no code stays', async () => {
  const refusing = await post.open('does not live here');
  expect((await ask(BOUND)).code).toBe(200);
  await work(refusing, 2);
  expect(await rowsOf()).toMatchObject([{ state: 'WAITING', tries: 2, canRetry: false }]);
  await work(refusing);
  const [failed] = await rowsOf({ state: 'FAILED', kind: 'CODE' });
  expect(failed).toMatchObject({
    kind: 'CODE',
    channel: 'EMAIL',
    recipient: BOUND,
    tries: mailTask.attempts,
    fault: expect.stringContaining('EENVELOPE'),
    canRetry: true,
  });
  const id = String(failed?.['id']);
  expect((await admin.post(RETRY, { ids: [id] })).data).toEqual({ done: [id], failed: [] });
  expect((await admin.post(RETRY, { ids: [id] })).data).toEqual({ done: [], failed: [{ id, code: 40904 }] });
  await work(await post.open());
  expect(await rowsOf()).toMatchObject([{ id, state: 'SENT', tries: 1, fault: null }]);
  expect(post.taken.map(({ to }) => to)).toEqual([[BOUND]]);
  const code = codeIn(post.taken[0]);
  expect(code).toMatch(/^\d{6}$/);
  for (const text of [await everything(), logged.join('')]) expect(text).not.toContain(code);
  expect(await everything()).not.toContain('does not live here');
  const bound = { email: BOUND, validateCode: code, invitationCode: '' };
  expect((await lin.post('/api/sp/front/user/bin/email', bound)).code).toBe(200);
});

test('X-A173 D-60 what stands for a message that is not sent is no work for anybody to see', async () => {
  const asked = await lin.post('/api/sp/common/email/send', { email: 'nobody@trade.example', type: 2 });
  expect(asked).toMatchObject({ code: 200 });
  const { rows } = await server.db.execute(sql`select template, state from outgoing_messages`);
  expect(rows).toEqual([{ template: 'none', state: 'WAITING' }]);
  expect(await rowsOf()).toEqual([]);
});

test('X-A174 D-52 who lacks the permission neither sees background work nor tries it again', async () => {
  await ask();
  await work(await post.open('is away'));
  const guest = await server.staff('guest');
  const [failed] = await rowsOf();
  expect((await guest.get(PAGE)).status).toBe(403);
  expect((await guest.post(RETRY, { ids: [String(failed?.['id'])] })).status).toBe(403);
  expect(await rowsOf()).toMatchObject([{ state: 'FAILED' }]);
});

test('X-A173 D-52 whom a message is for is shown to those who see contact data only', async () => {
  await ask();
  const finance = await server.staff('finance');
  expect(field((await finance.get(PAGE)).data, 'list')).toMatchObject([{ kind: 'CODE', recipient: null }]);
  expect(await rowsOf()).toMatchObject([{ kind: 'CODE', recipient: ADDRESS }]);
});

test('X-A173 D-52 background work is found by its receiver, its fault and its days; who is not shown receivers finds none by them', async () => {
  await ask();
  await work(await post.open('is away'));
  const [{ createdAt } = {}] = await rowsOf();
  const at = Date.parse(String(createdAt));
  const moment = (after: number): string => new Date(at + after).toISOString();
  const count = async (query: Record<string, string>) => (await rowsOf(query)).length;
  expect(await count({ keywords: 'LIN@trade' })).toBe(1);
  expect(await count({ keywords: 'eenvelope' })).toBe(1);
  expect(await count({ keywords: 'nobody' })).toBe(0);
  expect(await count({ from: moment(0), to: moment(1) })).toBe(1);
  expect(await count({ from: moment(1) })).toBe(0);
  expect(await count({ to: moment(0) })).toBe(0);
  const finance = await server.staff('finance');
  const found = async (keywords: string) => field((await finance.get(PAGE, { keywords })).data, 'total');
  expect(await found('lin@trade')).toBe(0);
  expect(await found('EEnvelope')).toBe(1);
});

test('X-A174 D-28 D-60 a code is not drawn anew where a later one was asked for, and counts among those of its day', async () => {
  const port = await post.open('is away');
  await ask();
  await work(port);
  await ask();
  const [later, first] = (await rowsOf()).map((row) => String(row['id']));
  const refused = await admin.post(RETRY, { ids: [String(first)] });
  expect(field(refused.data, 'failed')).toEqual([{ id: first, code: 40904 }]);
  await server.db.execute(
    sql`update outgoing_messages set expires_at = now() - interval '1 minute' where id = ${later}`,
  );
  await expireMessages(server.db, new Date());
  expect(await rowsOf({ state: 'EXPIRED' })).toMatchObject([{ id: later, canRetry: true }]);
  await server.db.execute(sql`update rate_windows set count = 10 where key like 'code %'`);
  const many = await admin.post(RETRY, { ids: [String(later)] });
  expect(field(many.data, 'failed')).toEqual([{ id: later, code: 42901 }]);
});

test('X-A174 D-28 a job that the list leaves out, such as one that sends a code, is not tried again by its id', async () => {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('mail.send', '{}'::json, max_attempts => 1)`,
  );
  const id = String(rows[0]?.id);
  await server.db.execute(sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], attempts => 1)`);
  const answer = await admin.post(RETRY, { ids: [`job-${id}`] });
  await server.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
  expect(answer.data).toEqual({ done: [], failed: [{ id: `job-${id}`, code: 40401 }] });
});

test('X-A173 X-A174 a job that failed for good is listed with its fault and put back into the queue', async () => {
  await server.db.execute(sql`select graphile_worker.add_job('sweep', '{}'::json, max_attempts => 1)`);
  const mail = { send: () => Promise.resolve(), forget: () => Promise.reject(new Error('no such folder')) };
  const adapters = { ...server.adapters, mail };
  const services = { db: server.db, adapters, config: server.config, log };
  await workOnce({ pool: server.db.$client, tasks: TASKS, services, log });
  const [job] = await rowsOf({ kind: 'SWEEP' });
  expect(job).toMatchObject({
    channel: null,
    recipient: null,
    state: 'FAILED',
    tries: 1,
    fault: 'no such folder',
  });
  expect(await rowsOf({ state: 'SENT' })).toEqual([]);
  const id = String(job?.['id']);
  const answer = await admin.post(RETRY, { ids: [id, 'job-0', 'nobody'] });
  expect(answer.data).toEqual({
    done: [id],
    failed: [
      { id: 'job-0', code: 40401 },
      { id: 'nobody', code: 40401 },
    ],
  });
  await work(await post.open());
  expect(await rowsOf({ kind: 'SWEEP' })).toEqual([]);
  const { rows } = await server.db.execute(
    sql`select action, operator_name from operation_records where entity = 'backgroundWork' and entity_id = ${id}`,
  );
  expect(rows).toEqual([{ action: 'retry', operator_name: expect.any(String) }]);
});
