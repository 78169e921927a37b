import { desc, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { orders } from './schema/orders';
import { compareBy, type Direction, joined, orderTerms, placesBy, sortKeys, type Sorting } from './ordering';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from './pool';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase('off');
  db = openDb(
    openPool(database.url, { size: 2, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined }),
  );
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const dialect = new PgDialect();
const columns = { name: sql`t.name`, qty: sql`t.qty`, at: sql`t.at` };
type Field = keyof typeof columns;
const ties = [sql`t.id desc`];
const textOf = (asked: Sorting<Field>, more: Partial<Parameters<typeof orderTerms<Field>>[1]> = {}) =>
  dialect.sqlToQuery(joined(orderTerms(asked, { columns, usual: { field: 'at' }, ties, ...more }))).sql;

test('R-1.05 a list that is not asked for an order has its usual one, which a direction alone turns', () => {
  expect(textOf({})).toBe('t.at asc, t.id desc');
  expect(textOf({ sort: [], order: [] })).toBe('t.at asc, t.id desc');
  expect(textOf({}, { usual: { field: 'at', direction: 'desc' } })).toBe('t.at desc, t.id desc');
  expect(textOf({ order: ['asc'] }, { usual: { field: 'at', direction: 'desc' } })).toBe(
    't.at asc, t.id desc',
  );
  expect(textOf({ order: ['desc'] }, { usual: [sql`t.qty`, sql`t.at`] })).toBe('t.qty, t.at, t.id desc');
});

test('R-1.05 fields are sorted by in their order, one without a direction in the usual one of the list', () => {
  expect(textOf({ sort: ['qty', 'name'], order: ['desc', 'asc'] })).toBe('t.qty desc, t.name asc, t.id desc');
  expect(textOf({ sort: ['qty', 'name'], order: ['desc'] })).toBe('t.qty desc, t.name asc, t.id desc');
  expect(textOf({ sort: ['qty', 'name'] }, { named: 'desc' })).toBe('t.qty desc, t.name desc, t.id desc');
  expect(textOf({ sort: ['qty', 'name', 'at'] }, { named: { name: 'desc' } })).toBe(
    't.qty asc, t.name desc, t.at asc, t.id desc',
  );
  expect(textOf({ sort: ['qty', 'at'], order: ['asc', 'desc'] }, { nullsLast: true })).toBe(
    't.qty asc nulls last, t.at desc nulls last, t.id desc',
  );
});

test('the newest orders are read by the index of their column, which always has a value', async () => {
  const terms = orderTerms(
    {},
    {
      columns: { createdAt: orders.createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
      nullsLast: true,
      ties: [desc(orders.id)],
    },
  );
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain (format json) select ${orders.id} from ${orders} order by ${joined(terms)} limit 20`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('orders_created');
});

const direction = fc.constantFrom<Direction>('asc', 'desc');
const asked = fc
  .uniqueArray(fc.constantFrom<'word' | 'qty' | 'rest'>('word', 'qty', 'rest'), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((sort) =>
    fc.record({ sort: fc.constant(sort), order: fc.array(direction, { maxLength: sort.length }) }),
  );
const row = fc.record({
  word: fc.constantFrom('a', 'B', 'ç', '米', ''),
  qty: fc.integer({ min: 0, max: 2 }),
  rest: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
});

test('R-1.05 what the database sorts and what memory sorts by the places of the database are in one order', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.array(row, { maxLength: 12 }), async (sorting, made) => {
      const rows = sql`jsonb_to_recordset(${JSON.stringify(made.map((one, id) => ({ ...one, id })))}::jsonb)
        as t(id int, word text, qty int, rest int)`;
      const own = { word: sql`t.word`, qty: sql`t.qty`, rest: sql`t.rest` };
      const terms = orderTerms(sorting, {
        columns: own,
        usual: { field: 'word' },
        nullsLast: true,
        ties: [sql`t.id`],
      });
      const inDatabase = await db.execute<{ id: number }>(
        sql`select id from ${rows} order by ${joined(terms)}`,
      );
      const keys = sortKeys(sorting);
      const fields = keys.map(({ field }) => (field === 'rest' ? undefined : own[field]));
      const read = await db.execute<{ id: number; rest: number | null; places: (number | null)[] }>(
        sql`select id, rest, ${placesBy(fields)} as places from ${rows} order by id`,
      );
      const valuesOf = ({ rest, places }: (typeof read.rows)[number]) =>
        keys.map(({ field }, at) => (field === 'rest' ? rest : (places[at] ?? null)));
      const inMemory = read.rows.toSorted((a, b) => compareBy(keys, valuesOf(a), valuesOf(b)));
      expect(inMemory.map(({ id }) => id)).toEqual(inDatabase.rows.map(({ id }) => id));
    }),
    { numRuns: 150 },
  );
});

test('R-1.05 texts are compared as words are, and nothing comes last in either direction', () => {
  const keys = sortKeys<'name' | 'rating'>({ sort: ['name', 'rating'], order: ['asc', 'desc'] });
  const rows = [
    ['b', 1],
    ['B', 2],
    ['a', null],
    ['A', 3],
    ['a', 4],
  ];
  expect(rows.toSorted((one, other) => compareBy(keys, one, other))).toEqual([
    ['a', 4],
    ['a', null],
    ['A', 3],
    ['b', 1],
    ['B', 2],
  ]);
});
