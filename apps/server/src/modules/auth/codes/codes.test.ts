import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingMessage } from '../../../adapters/adapters';
import { outgoingMessages } from '../../../db/schema/notices';
import { verificationCodes } from '../../../db/schema/signIn';
import { mailTask } from '../../mail/write';
import { makeBuyer } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import type { Tester } from '../../../testing/testers';

const NOBODY = ['+86 13800136022', 'nobody@example.com'];
const sent: { message: OutgoingMessage; stored: number }[] = [];
const post = { fails: false, tries: 0 };
let server: TestServer;
let lin: Tester;
beforeAll(async () => {
  const mail = {
    async send(message: OutgoingMessage) {
      post.tries += Number(post.fails);
      if (post.fails) throw new Error('the post is closed');
      const found = await server.db
        .select({ count: count() })
        .from(verificationCodes)
        .where(eq(verificationCodes.target, `email ${message.to}`));
      sent.push({ message, stored: found[0]?.count ?? 0 });
    },
  };
  server = await startTestServer({ adapters: { mail } });
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

const ask = (email: string) => lin.post('/api/sp/common/email/send', { email, type: 3 });
const codeIn = (at: number) => /\d{6}/.exec(sent[at]?.message.text ?? '')?.[0] ?? '';

test('D-28 a transaction that repeats sends one message, after it is committed, and its code is the right one', async () => {
  const { db } = server;
  await db.execute(sql`create sequence commits`);
  await db.execute(sql`create function fail_once() returns trigger language plpgsql as $$ begin
    if nextval('commits') = 1 then raise exception 'meanwhile' using errcode = '40001'; end if; return null; end $$`);
  await db.execute(sql`create constraint trigger fail_once after insert on verification_codes
    deferrable initially deferred for each row execute function fail_once()`);
  expect((await ask('once@example.com')).code).toBe(200);
  await server.work();
  expect(sent.map(({ message, stored }) => [message.to, stored])).toEqual([['once@example.com', 1]]);
  const bound = { email: 'once@example.com', validateCode: codeIn(0), invitationCode: '' };
  expect((await lin.post('/api/sp/front/user/bin/email', bound)).code).toBe(200);
});

test('D-28 E-40005 a message that could not be sent may be asked for again as soon as it is given up', async () => {
  post.fails = true;
  expect((await ask('again@example.com')).code).toBe(200);
  const left = async () => (await server.db.execute(sql`select 1 from graphile_worker.jobs`)).rowCount;
  expect((await ask('again@example.com')).code).toBe(40005);
  while ((await left()) !== 0) {
    await server.work();
    await server.db.execute(sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs), run_at => now())`);
  }
  expect(post.tries).toBe(mailTask.attempts);
  post.fails = false;
  expect((await ask('again@example.com')).code).toBe(200);
  expect((await ask('again@example.com')).code).toBe(40005);
});

test('K-07 K-09 K-22 D-60 a forgotten password writes the same for who has an account and who has none, and sends to one only', async () => {
  await makeBuyer(server.db, { username: 'ada', email: 'ada@example.com' });
  const rows = async () =>
    (
      await server.db.execute(sql`select (select count(*)::int from verification_codes) as codes,
        (select count(*)::int from outgoing_messages) as messages, (select count(*)::int from graphile_worker.jobs) as jobs`)
    ).rows[0];
  const written = async (path: string, body: object) => {
    const before = await rows();
    expect((await server.anonymous.post(path, { ...body, type: 2 })).code).toBe(200);
    const after = await rows();
    return ['codes', 'messages', 'jobs'].map((what) => Number(after?.[what]) - Number(before?.[what]));
  };
  const phone = (number: string) =>
    written('/api/sp/front/user/sendCode', { areaCode: '+86', phone: number });
  const mail = (email: string) => written('/api/sp/common/email/send', { email });
  expect([await phone('13800136021'), await phone('13800136022')]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  expect([await mail('ada@example.com'), await mail('nobody@example.com')]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  await server.work();
  const to = sent.map(({ message }) => message.to);
  expect(to).toEqual(expect.arrayContaining(['+86 13800136021', 'ada@example.com']));
  expect(to.filter((one) => NOBODY.includes(one))).toEqual([]);
  expect(await server.db.$count(outgoingMessages, inArray(outgoingMessages.recipient, NOBODY))).toBe(0);
});
