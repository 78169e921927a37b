/**
 * Writes the large page of every operation that answers pages: examples/large/<operationId>.json, fifty rows made from
 * the usual ones, and the line that names it beside the usual example. With --check nothing is written; it fails when one
 * is missing, stale or left over.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentDocument } from './bundle.mjs';
import { moreRows } from './large/vary.mjs';

const ROWS = 50;
const TOTAL = 12_480;

const openapi = fileURLToPath(new URL('../openapi', import.meta.url));
const folder = join(openapi, 'examples/large');
const check = process.argv.includes('--check');
const problems = [];

function usualOf(document, operation) {
  const usual = operation.responses['200']?.content?.['application/json']?.examples?.usual;
  if (!usual?.$ref) return usual?.value;
  return document.components.examples[usual.$ref.split('/').at(-1)].value;
}

/** Operations whose usual answer is a page with rows on it, and that answer. */
function pagesOf(document) {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => ({ id: operation.operationId, usual: usualOf(document, operation) }))
    .filter(({ usual }) => {
      const { list, total, pageNum, pageSize } = usual?.data ?? {};
      return Array.isArray(list) && list.length > 0 && [total, pageNum, pageSize].every(Number.isInteger);
    });
}

/** The large answer; where the things are limited in number (saved addresses), the limit is reached. */
function largeOf({ data, ...envelope }) {
  const limited = Number.isInteger(data.max);
  const rows = limited ? data.max : ROWS;
  const rest = { ...data, total: limited ? rows : TOTAL, pageNum: 1, pageSize: ROWS };
  if (limited) rest.remaining = 0;
  return { ...envelope, data: { ...rest, list: moreRows(data.list, rows) } };
}

/** One row per line, so that a change of one is seen as one. */
function textOf({ data: { list, ...rest }, ...envelope }) {
  const head = Object.entries(envelope).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  const fields = Object.entries(rest).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  const rows = list.map((row) => JSON.stringify(row)).join(',\n');
  return `{"summary":"A large page","value":{${head.join(',')},"data":{${fields.join(',')},"list":[\n${rows}\n]}}}\n`;
}

function write(path, text, what) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  problems.push(what);
  if (!check) writeFileSync(path, text);
}

const pathFiles = readdirSync(join(openapi, 'paths')).map((name) => join(openapi, 'paths', name));

/** Adds the line below the usual example of the operation, with the same indentation. */
function nameBeside(id) {
  const line = `large: { $ref: ../examples/large/${id}.json }`;
  const usual = new RegExp(`^( *)usual: \\{ \\$ref: \\.\\./examples/[^/]+/${id}\\.usual\\.json \\}$`, 'm');
  const file = pathFiles.find((path) => usual.test(readFileSync(path, 'utf8')));
  if (!file) throw new Error(`the usual example of ${id} is not named in any path file`);
  const text = readFileSync(file, 'utf8');
  if (text.includes(line)) return;
  write(
    file,
    text.replace(usual, (found, indent) => `${found}\n${indent}${line}`),
    `${id} does not name it`,
  );
}

const pages = pagesOf(await currentDocument());
mkdirSync(folder, { recursive: true });
for (const { id, usual } of pages) {
  try {
    write(join(folder, `${id}.json`), textOf(largeOf(usual)), `${id} is missing or stale`);
    nameBeside(id);
  } catch (error) {
    throw new Error(`${id}: ${error.message}`, { cause: error });
  }
}
const wanted = new Set(pages.map(({ id }) => `${id}.json`));
for (const name of readdirSync(folder).filter((name) => !wanted.has(name))) {
  problems.push(`${name} is left over`);
  if (!check) rmSync(join(folder, name));
}

if (check && problems.length > 0) {
  console.error(`Large examples are out of date, run npm run contract:large:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else
  console.log(`${pages.length} large pages, ${check ? 'none out of date' : `${problems.length} changes`}`);
