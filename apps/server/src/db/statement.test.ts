import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { column, orNull, type RowShape, typeOf } from './columnTypes';
import { products } from './schema/products';
import { type DeclaredStatement, declaredStatements } from './statement';

let database: TestDatabase;
let client: pg.Client;

/** Loads every file of the server that declares a statement. */
async function loadDeclarations(): Promise<void> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  for (const file of files) {
    const path = join(folder, file);
    if (/\bfrom '[./]+\/(?:db\/)?statement'/.test(readFileSync(path, 'utf8'))) await import(path);
  }
}

beforeAll(async () => {
  await loadDeclarations();
  database = await cloneDatabase('off');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Returns the columns as the database describes them; a table's column may be null when the table allows it. */
async function describe(
  fields: readonly pg.FieldDef[],
): Promise<{ name: string; type: string; empty: boolean }[]> {
  const { rows } = await client.query<{ type: string; empty: boolean }>(
    `select format_type(field.type, null) as type, coalesce(not attnotnull, false) as empty
      from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality as field (type, relation, number, place)
      left join pg_attribute on attrelid = field.relation and attnum = field.number order by place`,
    [
      fields.map((field) => field.dataTypeID),
      fields.map((field) => field.tableID),
      fields.map((field) => field.columnID),
    ],
  );
  return rows.map((row, place) => ({ ...row, name: fields[place]?.name ?? '' }));
}

/** Returns the differences between a declared row and the columns that the database returns. */
async function differences(row: RowShape | null, fields: readonly pg.FieldDef[]): Promise<string[]> {
  if (row === null) return [];
  const answered = await describe(fields);
  const lacking = Object.keys(row).filter((name) => !answered.some((field) => field.name === name));
  return [
    ...lacking.map((name) => `${name} is not answered`),
    ...answered.flatMap(({ name, type, empty }) => {
      const said = row[name];
      if (said === undefined) return [`${name} is not described`];
      if (said.type !== type) return [`${name} is ${type}, not ${said.type}`];
      return empty && !said.nullable ? [`${name} may be empty`] : [];
    }),
  ];
}

async function problemsOf({ name, row, example }: DeclaredStatement): Promise<string[]> {
  const { sql, params } = example();
  await client.query('begin');
  try {
    const { fields } = await client.query(sql, params);
    return (await differences(row, fields)).map((problem) => `${name}: ${problem}`);
  } catch (error) {
    return [`${name}: ${String(error)}`];
  } finally {
    await client.query('rollback');
  }
}

test('every raw statement answers the row it is described with', async () => {
  const statements = declaredStatements();
  const names = statements.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const problems: string[] = [];
  for (const one of statements) problems.push(...(await problemsOf(one)));
  expect(problems).toEqual([]);
});

test('a row that is described wrongly is named by column', async () => {
  const { fields } = await client.query(
    'select id, name, retail_price_cents as cents, count(*) over () as many, updated_at from products',
  );
  const right = {
    id: typeOf(products.id),
    name: typeOf(products.name),
    cents: typeOf(products.retailPriceCents),
    many: column.bigint,
    updated_at: typeOf(products.updatedAt),
  };
  expect(await differences(right, fields)).toEqual([]);
  const { name: _, ...rest } = right;
  const wrong = { ...rest, cents: column.bigint, many: column.integer, gone: orNull(column.text) };
  expect(await differences(wrong, fields)).toEqual([
    'gone is not answered',
    'name is not described',
    'cents may be empty',
    'many is bigint, not integer',
  ]);
});
