import { searchText } from '@selvedge/domain/text/searchText';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { foldedLike } from './foldedLike';
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

const ascii = fc.string({ unit: fc.constantFrom(..."aAsSz9 -'`%_.*[\\("), maxLength: 8 });
const any = fc.string({
  unit: fc.constantFrom(...`aAsSeoZ9 -–'’´\`%_.*[\\(É\u0301ñøØßŁœÆǽİ裡裏里衞卫絲丝麵干乾Ａ１　Å\u200B“`),
  maxLength: 8,
});
const written = fc.oneof(ascii, any);

test('L-13 a statement finds words in a text exactly where the index of goods does', async () => {
  await fc.assert(
    fc.asyncProperty(written, written, written, async (before, words, after) => {
      for (const text of [before + words + after, before + after]) {
        const { rows } = await db.execute<{ found: boolean }>(
          sql`select ${foldedLike(sql`${text}::text`, words)} as found`,
        );
        expect(rows[0]?.found, JSON.stringify({ text, words })).toBe(
          searchText(text).includes(searchText(words).trim()),
        );
      }
    }),
    { numRuns: 300 },
  );
});
