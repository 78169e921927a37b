import { LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logOptions } from '../../http/log';
import { workOnce } from '../../jobs/worker';
import { codeIn, type TestMailServers, testMailServers } from '../../testing/mailServers';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { TASKS } from '../background/jobs/tasks';
import { mailTask } from './write';
import { composeMail } from './templates/mails';

const ADDRESS = 'lin@trade.example';

let server: TestServer;
let post: TestMailServers;
const logged: string[] = [];
const log = pino(Object(logOptions('debug')) as LoggerOptions, {
  write: (line: string) => void logged.push(line),
});

beforeAll(async () => {
  server = await startTestServer();
  post = testMailServers();
});
beforeEach(async () => {
  post.taken.length = 0;
  logged.length = 0;
  await server.db.$client.query('truncate verification_codes, rate_windows');
});
afterAll(async () => {
  post.close();
  await server.close();
});

/** Runs the due jobs with the mail adapter on this port, and makes failed jobs due again. */
async function work(port: number): Promise<void> {
  const adapters = { ...server.adapters, mail: post.adapter(port, server.adapters.mail) };
  const pool = server.db.$client;
  await workOnce({
    pool,
    tasks: TASKS,
    services: { db: server.db, adapters, config: server.config, log },
    log,
  });
  await pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  );
}

const ask = (email: string) => server.anonymous.post('/api/sp/common/email/send', { email, type: 1 });
const queued = async () =>
  (
    await server.db.$client.query<{ job: string }>(
      `select task_identifier || ', attempt ' || attempts as job from graphile_worker.jobs`,
    )
  ).rows.map(({ job }) => job);

test('R-1.27 D-28 each mail is written in every language, as text and as HTML in which nothing becomes a tag', () => {
  for (const language of LANGUAGE_TAGS) {
    for (const mail of ['code', 'knownAccount', 'contactChanged'] as const) {
      const made = composeMail(mail, language, { product: 'A<b>&"C', code: '012345' });
      expect(made.subject).toContain('A<b>&"C');
      expect(made.text.length).toBeGreaterThan(10);
      expect(made.html).toContain(`<html lang="${language}">`);
      expect(made.html).toContain('A&lt;b&gt;&amp;&quot;C');
      expect(made.html).not.toContain('<b>');
      expect([made.text, made.html].map((part) => part.includes('012345'))).toEqual(
        mail === 'code' ? [true, true] : [false, false],
      );
    }
  }
});

test('D-28 a code is sent through a mail server, tried again while it is away, and nothing of it stays', async () => {
  expect((await ask(ADDRESS)).code).toBe(200);
  await work(await post.away());
  expect(await queued()).toHaveLength(1);
  expect(logged.join('')).toContain('a job failed and will be tried again');
  await work(await post.open());
  expect(post.taken.map(({ to }) => to)).toEqual([[ADDRESS]]);
  const raw = post.taken[0]?.raw ?? '';
  expect(raw).toMatch(/^From: Selvedge <no-reply@merchant.example>$/m);
  expect(raw).toMatch(/^Message-ID: <[\w-]+@merchant.example>$/m);
  expect(raw).toContain('text/html');
  const code = codeIn(post.taken[0]);
  expect(code).toMatch(/^\d{6}$/);
  expect(await queued()).toEqual([]);
  for (const hidden of [code, ADDRESS, post.password]) expect(logged.join('')).not.toContain(hidden);
});

test('D-28 Q-49 a code that could not be sent is forgotten, its job too, and the log names neither address nor code', async () => {
  const port = await post.open('does not live here');
  expect((await ask(ADDRESS)).code).toBe(200);
  expect((await ask(ADDRESS)).code).toBe(40005);
  for (let tries = 0; tries < mailTask.attempts; tries += 1) await work(port);
  expect(post.taken).toEqual([]);
  expect(await queued()).toEqual([]);
  expect(logged.join('')).toContain('"event":"job.failed"');
  for (const hidden of [ADDRESS, 'does not live here', post.password])
    expect(logged.join('')).not.toContain(hidden);
  expect((await ask(ADDRESS)).code).toBe(200);
});

test('D-28 a message whose code is void is not sent any more', async () => {
  expect((await ask(ADDRESS)).code).toBe(200);
  await server.db.$client.query(`update outgoing_messages set expires_at = '2026-01-01'`);
  await work(await post.open());
  expect(post.taken).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('what goes into a mail cannot change it: no second recipient, no further header', async () => {
  const mail = post.adapter(await post.open(), server.adapters.mail);
  const evil = 'x\r\nBcc: thief@evil.example\r\n\r\nX';
  const base = { id: 'm1', channel: 'email' as const, subject: evil, text: evil, html: evil };
  await mail.send({ ...base, to: ADDRESS });
  await mail.send({ ...base, to: `${ADDRESS}\r\nBcc: thief@evil.example` }).catch(() => undefined);
  await mail.send({ ...base, to: `${ADDRESS}, thief@evil.example` }).catch(() => undefined);
  expect(post.taken.length).toBeGreaterThan(0);
  for (const { to, raw } of post.taken) {
    expect(to).toHaveLength(1);
    expect(to).not.toContain('thief@evil.example');
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/im);
  }
});
