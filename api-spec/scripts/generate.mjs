/**
 * Builds everything that is derived from openapi/openapi.yaml:
 *   generated/openapi.json  one document, internal references kept (not committed)
 *   generated/types.ts      TypeScript types (committed)
 *   generated/surface.txt   one line per operation: method, path, operationId (committed)
 * With --check no committed file is written; the script fails when types.ts or surface.txt would change.
 * With --print the one document goes to standard output and nothing is written.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const generated = join(root, 'generated');
const check = process.argv.includes('--check');
const print = process.argv.includes('--print');
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Path of a package's command, started with this very Node so that no shell or npx is needed. */
function bin(name, command) {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(file), JSON.parse(readFileSync(file, 'utf8')).bin[command]);
}

/** The document in one piece, as text; goes through a folder of its own so that parallel runs never meet. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-contract-'));
  const out = join(folder, 'openapi.json');
  try {
    execFileSync(
      process.execPath,
      [bin('@redocly/cli', 'redocly'), 'bundle', 'openapi/openapi.yaml', '--output', out, '--ext', 'json'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a file in place in one step, so that a reader never sees half of it. */
function place(name, text) {
  const draft = join(generated, `.${name}.${process.pid}`);
  writeFileSync(draft, text);
  renameSync(draft, join(generated, name));
}

function surfaceOf(document) {
  const lines = Object.keys(document.paths)
    .sort()
    .flatMap((path) =>
      methods
        .filter((method) => document.paths[path][method])
        .map((method) => `${method.toUpperCase()} ${path} ${document.paths[path][method].operationId}`),
    );
  return `${lines.join('\n')}\n`;
}

async function typesOf(document) {
  const banner = '/** Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit. */\n\n';
  const file = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(structuredClone(document), {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    transform: (schema) => (schema.contentMediaType === 'application/octet-stream' ? file : undefined),
  });
  return banner + astToString(nodes);
}

async function main() {
  const text = bundle();
  if (print) {
    process.stdout.write(text);
    return;
  }
  const document = JSON.parse(text);
  const derived = { 'types.ts': await typesOf(document), 'surface.txt': surfaceOf(document) };
  const drifted = Object.keys(derived).filter((name) => {
    const file = join(generated, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== derived[name];
  });
  const operations = `${derived['surface.txt'].trim().split('\n').length} operations`;
  mkdirSync(generated, { recursive: true });
  place('openapi.json', text);
  if (check) {
    console.log(
      `${operations}, ${drifted.length === 0 ? 'nothing out of date' : `out of date: ${drifted.join(', ')}`}`,
    );
    if (drifted.length > 0) throw new Error('Run npm run contract and commit the result.');
    return;
  }
  for (const name of drifted) place(name, derived[name]);
  console.log(`${operations}, ${drifted.length} committed file(s) written`);
}

try {
  await main();
} catch (error) {
  console.error(error.stderr?.toString() || error.message);
  process.exitCode = 1;
}
