import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyQueue } from '../../../jobs/tables';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import { resumeLostJobs } from '../../retention/jobs/lostJobs';
import { notify, BATCH } from '../write/inbox';
import { writeBatch } from './send';

const MANY = BATCH + 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('Q-43 M-J a notice to many whose job was lost goes on where it was, and nobody has it twice', async () => {
  const { db } = server;
  const buyerIds = Array.from({ length: MANY }, (_, at) => `b-${at}`);
  await notify(db, { to: { buyerIds }, type: 'SYSTEM', title: 'News', text: 'of the merchant' });
  const [sending] = (await db.execute<{ id: string }>(sql`select id from notice_sendings`)).rows;
  await writeBatch(db, sending?.id ?? '');
  await emptyQueue(db);
  for (const _ of [1, 2]) await resumeLostJobs(db, new Date());
  const waiting = await db.execute(
    sql`select key from graphile_worker.jobs where task_identifier = 'notices.write'`,
  );
  expect(waiting.rows).toHaveLength(1);
  await server.work();
  const { rows } = await db.execute(
    sql`select count(*)::int as written, count(distinct owner_id)::int as people from notices`,
  );
  expect(rows).toEqual([{ written: MANY, people: MANY }]);
  await resumeLostJobs(db, new Date());
  expect(
    (await db.execute(sql`select from graphile_worker.jobs where task_identifier = 'notices.write'`)).rows,
  ).toEqual([]);
});
