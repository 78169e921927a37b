import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { format } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../db/ids';
import { buyers } from '../../db/schema/accounts';
import { files } from '../../db/schema/platform';
import { field } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { area } from '../../testing/pictures';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { lockFiles } from '../upload/files/lock';
import { FILE_HOLDERS, HOLD_NO_FILES } from '../upload/files/holders';
import { retentionPage } from './rules/page';
import { RETENTION, type TableName, tableOf } from './rules/rules';
import { sweep } from './jobs/sweep';
import { BATCH } from './jobs/sweepRows';

const DAY_MS = 86_400_000;
const PAGE = fileURLToPath(new URL('../../../../../docs/security/retention.md', import.meta.url));
const SILENT = { info() {}, warn() {} };
const names = Object.keys(RETENTION) as TableName[];

let server: TestServer;
let ownerId: string;

beforeAll(async () => {
  server = await startTestServer();
  ownerId = await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
});
afterAll(() => server.close());

const services = () => ({ db: server.db, config: server.config, adapters: server.adapters });
const round = (daysOn = 0, log = SILENT) => sweep(services(), log, new Date(Date.now() + daysOn * DAY_MS));

describe('rules', () => {
  test('D-56 every table of the database has a rule how long its rows stay', async () => {
    const { rows } = await server.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(names.map((name) => getTableName(tableOf(name))).sort()).toEqual(rows.map(({ name }) => name));
  });

  test('what is swept is found by an index', async () => {
    const withJobs = new Set(['importRows', 'exportPlans']);
    const swept = names.filter((name) => RETENTION[name].gone !== undefined && !withJobs.has(name));
    for (const name of swept) {
      const column = /\b(\w+_at|at|window_start)\b/.exec(
        JSON.stringify(RETENTION[name].gone?.(new Date())),
      )?.[1];
      const { rows } = await server.db.execute(sql`select 1 from pg_indexes
        where tablename = ${getTableName(tableOf(name))} and indexdef like ${`%(${column}%)`}`);
      expect([name, column, rows.length > 0]).toEqual([name, column, true]);
    }
  });

  test('D-59 every column that could name a file is known to the sweep', () => {
    const doubtful = names.flatMap((name) => {
      const { columns } = getTableConfig(tableOf(name));
      const suspect = columns.filter(
        (column) =>
          column.getSQLType() === 'jsonb' ||
          /file|avatar|logo|picture|image|photo|attach|proof|_qr|cover|storage|document|icon|link|url/.test(
            column.name,
          ),
      );
      return suspect.map((column) => `${getTableName(tableOf(name))}.${column.name}`);
    });
    const holders = FILE_HOLDERS.map(({ column }) => `${getTableName(column.table)}.${column.name}`);
    expect(doubtful.sort()).toEqual([...holders, ...Object.keys(HOLD_NO_FILES)].sort());
  });

  test('docs/security/retention.md says what the rules say', async () => {
    const { code } = await format(PAGE, retentionPage());
    await expect(code).toMatchFileSnapshot(PAGE);
  });
});

describe('rows', () => {
  test('rows whose time is over go, however many, and the others stay', async () => {
    await server.db.execute(sql`insert into rate_windows (key, window_start, count)
      select 'old ' || n, now() - interval '3 days', 1 from generate_series(1, ${BATCH * 2 + 5}) n`);
    await server.db.execute(sql`insert into rate_windows values ('new', now(), 1)`);
    await server.db
      .execute(sql`insert into notices (id, owner_kind, owner_id, type, title, text, read_at, created_at)
      select 'n' || age, 'buyer', ${ownerId}, 'SYSTEM', '', '',
        case when age < 150 then now() - age * interval '1 day' end, now() - age * interval '1 day'
      from unnest(array[10, 89, 91, 170, 181]) age`);
    await server.db.execute(sql`insert into import_jobs (id, owner_kind, owner_id, type, state, expires_at)
      select 'j' || age, 'buyer', ${ownerId}, 'ORDER_IMPORT', 'VALIDATED', now() - age * interval '1 day'
      from unnest(array[-1, 1, 31]) age`);
    await server.db.execute(sql`insert into import_rows (job_id, row_no, raw, state)
      select id, 1, '{}', 'OK' from import_jobs`);
    const removed = await round();
    expect(removed).toMatchObject({ rateWindows: BATCH * 2 + 5, notices: 2, importJobs: 1 });
    const { rows } = await server.db.execute<{ left: string }>(sql`
      select key as left from rate_windows where key like 'new' union all
      select id from notices union all select id from import_jobs union all select job_id from import_rows`);
    expect(rows.map(({ left }) => left).sort()).toEqual(['j-1', 'j-1', 'j1', 'n10', 'n170', 'n89', 'new']);
  });

  test('of the notices of one person the newest 1,000 stay', async () => {
    await server.db.execute(sql`insert into notices (id, owner_kind, owner_id, type, title, text, created_at)
      select owner || n, 'buyer', owner, 'SYSTEM', '', '', now() - n * interval '1 minute'
      from unnest(array['many', 'few']) owner, generate_series(1, case owner when 'many' then 1005 else 900 end) n`);
    expect(await round()).toMatchObject({ notices: 5 });
    const { rows } = await server.db.execute(sql`select owner_id, count(*)::int,
      max(substr(id, length(owner_id) + 1)::int) as oldest from notices where owner_id in ('many', 'few') group by 1`);
    expect(rows).toEqual(
      expect.arrayContaining([
        { owner_id: 'many', count: 1000, oldest: 1000 },
        { owner_id: 'few', count: 900, oldest: 900 },
      ]),
    );
  });
});

describe('files', () => {
  const keyOf = async (id: string) =>
    (
      await server.db
        .select()
        .from(files)
        .where(sql`id = ${id}`)
    )[0]?.storageKey ?? null;
  const bytes = (key: string | null) => existsSync(join(server.config.dataDir, 'files', String(key)));

  async function upload(): Promise<string> {
    const lin = await server.buyer('lin');
    const file = { filename: 'a.png', data: await area().png().toBuffer() };
    return String(field((await lin.form('/api/sp/front/upload/image', { file, type: 'AVATAR' })).data, 'id'));
  }

  test('D-59 what nothing names goes a day later with its bytes; what is named stays, also when it is looked at again', async () => {
    const [used, unused] = [await upload(), await upload()];
    const [usedKey, unusedKey] = [await keyOf(used), await keyOf(unused)];
    await server.db.update(buyers).set({ avatar: `/files/${used}` });
    await round();
    expect(bytes(unusedKey)).toBe(true);
    expect(await round(1.1)).toMatchObject({ files: 1 });
    await round(2.2);
    expect([bytes(usedKey), bytes(unusedKey), await keyOf(used), await keyOf(unused)]).toEqual([
      true,
      false,
      usedKey,
      null,
    ]);
    await server.db.update(buyers).set({ avatar: '' });
    expect(await round(3.3)).toMatchObject({ files: 1 });
    expect([bytes(usedKey), await keyOf(used)]).toEqual([false, null]);
  });

  test('D-59 a file that is being named while the sweep looks stays; a marked one can no longer be named', async () => {
    const id = await upload();
    await server.db.transaction(async (tx) => {
      expect(await lockFiles(tx, [id])).toHaveLength(1);
      await round(1.1);
      await tx.update(buyers).set({ avatar: `/files/${id}` });
    });
    await round(1.1);
    expect(bytes(await keyOf(id))).toBe(true);
    await server.db.update(files).set({ state: 'DOOMED' });
    expect(await server.db.transaction((tx) => lockFiles(tx, [id]))).toEqual([]);
    expect((await server.inject({ method: 'GET', url: `/files/${id}` })).statusCode).toBe(404);
    await round();
    await server.db.update(buyers).set({ avatar: '' });
  });

  test.each(
    FILE_HOLDERS.map(
      ({ column, by }) => [`${getTableName(column.table)}.${column.name}`, column, by] as const,
    ),
  )('D-59 a file named in %s stays', async (_, column, by) => {
    const { namedFiles } = await import('../upload/files/holders');
    const [id, other] = [newId(), newId()];
    const end = new Error('undone');
    const work = server.db.transaction(async (tx) => {
      const table = sql.identifier(getTableName(column.table));
      // Creates a table with this column and without the constraints of the others, which do not matter here.
      await tx.execute(sql`create temporary table ${table} (like ${table}) on commit drop`);
      const { columns } = getTableConfig(column.table as typeof buyers);
      for (const { name } of columns)
        await tx
          .execute(sql`alter table ${table} alter column ${sql.identifier(name)} drop not null`)
          .catch(() => 0);
      const value = by === 'ids' ? sql`array[${id}]` : sql`${`/files/${id}`}`;
      await tx.execute(sql`insert into ${table} (${sql.identifier(column.name)}) values (${value})`);
      expect([...(await namedFiles(tx, [other, id]))]).toEqual([id]);
      throw end;
    });
    await expect(work).rejects.toBe(end);
  });

  test('D-59 whatever a crash left is found: a row without bytes, marked rows, half files, bytes without a row', async () => {
    const folder = join(server.config.dataDir, 'files');
    const row = (id: string, state: 'WRITING' | 'DOOMED' | 'KEPT') => ({
      id,
      state,
      ownerKind: 'buyer' as const,
      ownerId,
      name: 'a.png',
      kind: 'IMAGE' as const,
      contentType: 'image/png',
      size: 1,
      storageKey: `uploads/aa/${id}.png`,
      checkedAt: new Date(Date.now() - 2 * DAY_MS),
    });
    await server.db
      .insert(files)
      .values([row('begun', 'WRITING'), row('marked', 'DOOMED'), row('lost', 'KEPT')]);
    await server.db.update(buyers).set({ avatar: '/files/lost' });
    const keys = ['marked.png', 'lost.png', 'stray.png', 'half.png.part', 'half.png.7f3a.part', 'young.png'];
    for (const key of [...keys.map((name) => `uploads/aa/${name}`), 'notes.TXT']) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'x');
      const days = key.includes('young') ? 0 : 2;
      await utimes(path, new Date(), new Date(Date.now() - days * DAY_MS));
    }
    await server.db.execute(sql`delete from system_state where key = 'files_walked_at'`);
    expect(await round()).toMatchObject({ files: 2, strayFiles: 3 });
    expect((await readdir(join(folder, 'uploads/aa'))).sort()).toEqual(['lost.png', 'young.png']);
    expect(existsSync(join(folder, 'notes.TXT'))).toBe(true);
    expect((await server.db.select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual(['lost']);
  });

  test('D-59 a server on another database leaves the stored files alone', async () => {
    const other = await startTestServer();
    const path = join(server.config.dataDir, 'files/uploads/aa/lost.png');
    const warned: string[] = [];
    const log = { info() {}, warn: (_: object, message: string) => void warned.push(message) };
    const taken = { db: other.db, config: other.config, adapters: server.adapters };
    await sweep(taken, log, new Date());
    expect([existsSync(path), warned]).toEqual([true, [expect.stringContaining('another database')]]);
    await other.close();
  });

  test('messages of the outbox go with the codes in them', async () => {
    const { outboxMail } = await import('../../adapters/outbox');
    const folder = join(server.config.dataDir, 'outbox');
    const mail = outboxMail(folder, SILENT);
    const message = {
      id: 'm',
      channel: 'email' as const,
      to: 'a@b.example',
      subject: 's',
      text: '123456',
      html: '',
    };
    await mail.send(message);
    const [old = ''] = await readdir(folder);
    await utimes(join(folder, old), new Date(), new Date(Date.now() - 11 * 60_000));
    await mail.send(message);
    await writeFile(join(folder, 'README'), 'ours');
    const taken = { ...services(), adapters: { ...server.adapters, mail } };
    expect(await sweep(taken, SILENT, new Date())).toMatchObject({ messages: 1 });
    const left = await readdir(folder);
    expect([left.length, left.includes(old)]).toEqual([2, false]);
    expect(left.filter((name) => readFileSync(join(folder, name), 'utf8').includes('123456')).length).toBe(1);
  });
});
