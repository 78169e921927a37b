import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { root, source } from '../lib/server.mjs';
import { median, printTable } from '../lib/table.mjs';

/**
 * Measures a search of names in the database: `foldedLike` over 50,000 texts, beside the same without the shortcut of `folded_text` for
 * plain ASCII. A number in the arguments is another count of texts: `node bench/run.mjs search 200000`.
 */
const COUNT = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 50_000);
const ROUNDS = 9;
/** Column texts as SQL, with the number `n` of the row. */
const COLUMNS = {
  'ASCII, a name in English': `'Cashmere double-breasted coat ' || n || ' of Hanhai Trade'`,
  'accents, a name in Italian': `'Giacca di velluto à côtes ' || n || ' – società'`,
  'Chinese, a name': `'双排扣羊绒大衣 ' || n || ' 瀚海贸易有限公司'`,
};
const WORDS = ['coat 4999', '大衣'];
/** Both branches of the function in its migration: the shortcut for plain ASCII and the full folding. */
const BOTH_WAYS = /case when octet_length\(.*?\) = char_length\(.*?\) then .*?\belse (.*) end/isu;

const { startEmbedded } = await source('packages/embedded-postgres/embedded.ts');
const { foldedLike } = await source('apps/server/src/db/foldedLike.ts');

/** Returns a condition with its values written into it. */
function written(condition) {
  const { sql: text, params } = new PgDialect().sqlToQuery(condition);
  return text.replaceAll(/\$(\d+)/g, (_, at) => pg.escapeLiteral(String(params[at - 1])));
}

/** Returns the statements that create `folded_text` as it is, and `whole_text`, the same without the shortcut. */
function functions() {
  const file = join(root, 'apps/server/src/db/migrations/0034_search_words.sql');
  const both = /^create function folded_text.*?;$/imsu.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const whole = both.replace(BOTH_WAYS, '$1').replace('folded_text', 'whole_text');
  if (!BOTH_WAYS.test(both)) throw new Error('folded_text has another form than this bench knows.');
  return [both, whole];
}

function waysOf(words) {
  const both = written(foldedLike(sql.raw('t.name'), words));
  if (!both.includes('folded_text'))
    throw new Error('A search folds its texts otherwise than this bench knows.');
  return { both, whole: both.replace('folded_text', 'whole_text') };
}

async function timed(client, table, condition) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await client.query(`select count(*) from ${table} t where ${condition}`);
    taken.push(performance.now() - began);
  }
  return median(taken);
}

const folder = mkdtempSync(join(tmpdir(), 'selvedge-search-'));
chmodSync(folder, 0o711);
const silent = { info() {}, warn: console.warn, error: console.error, debug() {} };
const database = await startEmbedded(folder, silent);
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  for (const statement of functions()) await client.query(statement);
  const rows = [];
  for (const [at, [name, text]] of Object.entries(COLUMNS).entries()) {
    await client.query(
      `create table texts${at} as select ${text} as name from generate_series(1, ${COUNT}) n`,
    );
    await client.query(`analyze texts${at}`);
    for (const words of WORDS) {
      const { both, whole } = waysOf(words);
      const [short, long] = [
        await timed(client, `texts${at}`, both),
        await timed(client, `texts${at}`, whole),
      ];
      rows.push([name, words, short.toFixed(0), long.toFixed(0), `${(long / short).toFixed(1)} x`]);
    }
  }
  console.log(`\n${COUNT} texts, ms of one search, median of ${ROUNDS}`);
  printTable(['texts', 'words', 'as it is', 'without the short way', 'gain'], rows);
} finally {
  await client.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
