import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingMessage } from '../../../adapters/adapters';
import { verificationCodes } from '../../../db/schema/platform';
import { TASKS } from '../../../jobs/tasks';
import { makeBuyer } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import type { Tester } from '../../../testing/testers';

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
  expect(post.tries).toBe(TASKS['mail.send'].attempts);
  post.fails = false;
  expect((await ask('again@example.com')).code).toBe(200);
  expect((await ask('again@example.com')).code).toBe(40005);
});
