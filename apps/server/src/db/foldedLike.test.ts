import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { APOSTROPHES, LETTERS, searchText } from '@selvedge/domain/text/searchText';
import { plainHyphens, plainText, withoutUnseen } from '@selvedge/domain/text/typed';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { foldedLike, indexedFoldedLike } from './foldedLike';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from './pool';
import { codeKey } from './searchKeys';

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
        const { rows } = await db.execute<{ found: boolean; byIndex: boolean }>(
          sql`select ${foldedLike(sql`${text}::text`, words)} as found,
            ${indexedFoldedLike(sql`${text}::text`, words)} as "byIndex"`,
        );
        const held = searchText(text).includes(searchText(words).trim());
        expect(rows[0], JSON.stringify({ text, words })).toEqual({ found: held, byIndex: held });
      }
    }),
    { numRuns: 300 },
  );
});

test('L-13 the database folds each apostrophe, hyphen, unseen mark and letter as the domain does', async () => {
  const all = Array.from({ length: 0xffff - 0xa0 }, (_, at) => String.fromCharCode(0xa0 + at));
  const signs = [...APOSTROPHES, ...Object.keys(LETTERS)].concat(
    all.filter((sign) => plainHyphens(sign) === '-' || withoutUnseen(sign) === ''),
  );
  const { rows } = await db.execute<{ folded: string }>(
    sql`select folded_text('a' || sign || 'b') as folded from unnest(${sql.param(signs)}::text[]) with ordinality t(sign, n) order by n`,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(signs.map((sign) => searchText(`a${sign}b`)));
});

test('L-13 the database takes the marks and capitals off a stored code as the domain does', async () => {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
  const signs = fc.constantFrom(...ascii, ...'·•–‐＿／．　呢料Ａ１\u200B');
  const codes = fc.sample(fc.string({ unit: signs, maxLength: 12 }), 1000).map(plainText);
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${codeKey(sql`code`)} as key from unnest(${sql.param(codes)}::text[]) with ordinality t(code, n) order by n`,
  );
  expect(rows.map(({ key }) => key)).toEqual(codes.map(codeKeyOf));
});
