/** Tests that the document is sound for external users: a third-party generator makes a complete Java client from it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateClient } from '../scripts/generateClient.mjs';
import { document, operations, type SchemaNode } from './document';

const LARGEST_INT = 2 ** 31 - 1;
const folder = mkdtempSync(join(tmpdir(), 'selvedge-java-'));
let files: string[];

beforeAll(async () => {
  await generateClient(folder);
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const modelOf = (name: string) => files.find((file) => file.endsWith(`/model/${name}.java`));

test('K every operation is a method of the client, under its method and path', () => {
  const method =
    /@javax\.ws\.rs\.([A-Z]+)\n\s*@javax\.ws\.rs\.Path\("([^"]+)"\)[\s\S]*?\n\t\)\n\t\S+ (\w+)\(/g;
  const methods = files
    .filter((name) => name.includes('/spec/'))
    .flatMap((name) => [...read(name).matchAll(method)].map(([, verb, path, id]) => `${verb} ${path} ${id}`));
  const expected = operations.map((one) => `${one.method} ${one.path} ${one.operationId}`);
  expect(methods.sort()).toEqual(expected.sort());
});

const objects = Object.entries(document.components.schemas).filter(
  ([, schema]) => schema.type === 'object' && schema.properties,
);

test('K every entity is a class with its fields', () => {
  const missing = objects.flatMap(([name, schema]) => {
    const file = modelOf(name);
    if (!file) return [name];
    const text = read(file);
    // The code of an envelope selects its class: the generator treats it as the discriminator.
    const fields = Object.keys(schema.properties ?? {});
    const own = /(Answer|Refusal)$/.test(name) ? fields.filter((field) => field !== 'code') : fields;
    return own.flatMap((field) =>
      text.includes(`JsonProperty(value = "${field}")`) ? [] : `${name}.${field}`,
    );
  });
  expect(objects.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Returns the numbers below a node that do not fit into 32 bits and lack the format int64. */
function tooNarrow(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { maximum, format } = node as SchemaNode & { maximum?: unknown; format?: string };
  const own = typeof maximum === 'number' && maximum > LARGEST_INT && format !== 'int64' ? [at] : [];
  return own.concat(...Object.entries(node).map(([key, child]) => tooNarrow(child, `${at}/${key}`)));
}

test('D-04 amounts fit the types of languages that have more than one kind of number', () => {
  expect(tooNarrow({ paths: document.paths, schemas: document.components.schemas }, '')).toEqual([]);
  const totals = read(modelOf('Totals') ?? '');
  expect(totals).toContain('private long payableCents;');
  expect(totals).toContain('private int surchargeBp;');
});

test('D-02 E an answer is read as the class of its code: a refusal is never taken for a success', () => {
  const answer = read(modelOf('FrontInquiryCreate200Response') ?? '');
  expect(answer).toMatch(/JsonTypeInfo\([^)]*property = "code"/);
  const classOf = (code: number) =>
    new RegExp(`Type\\(value = \\S*?(\\w+)\\.class, name = "${code}"`).exec(answer)?.[1];
  expect([200, 40_001, 40_902].map(classOf)).toEqual([
    'FrontInquiryCreateAnswer',
    'InvalidInputRefusal',
    'ShortStockRefusal',
  ]);
  expect(read(modelOf('ShortStockRefusal') ?? '')).toContain('.StockShortage data;');
});

const compiler = spawnSync('javac', ['-version']);

test.skipIf(compiler.error)(
  'K the Java is well formed (where a JDK is installed)',
  () => {
    const list = join(folder, 'files.txt');
    writeFileSync(list, files.map((name) => `"${join(folder, name)}"`).join('\n'));
    const parsed = spawnSync(
      'javac',
      ['-XDshould-stop.ifNoError=PARSE', '-proc:none', '-d', folder, `@${list}`],
      { encoding: 'utf8' },
    );
    expect(parsed.stderr).toBe('');
    expect(parsed.status).toBe(0);
  },
  60_000,
);
