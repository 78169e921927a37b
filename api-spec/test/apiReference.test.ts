/** Tests that the API reference is complete and loads nothing from elsewhere. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReference } from '../scripts/apiReference';
import { operations } from './document';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-reference-'));
beforeAll(() => buildReference(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('K the reference is one folder whose page names its own files only', () => {
  expect(readdirSync(folder).sort()).toEqual(['contract.js', 'index.html', 'openapi.json', 'reference.js']);
  const page = read('index.html');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'contract.js',
    'reference.js',
  ]);
  expect(page.match(/https?:\/\/[^\s;"]+/g)).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
});

test('K every operation tells who may call it, what it serves and how it is refused', () => {
  const text = read('contract.js');
  const shown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    paths: Record<string, Record<string, { description: string }>>;
  };
  for (const { path, method, operationId, ...one } of operations) {
    const description = shown.paths[path]?.[method.toLowerCase()]?.description ?? '';
    expect(description, operationId).toContain(`**Who:** ${one['x-who']}`);
    expect(description, operationId).toContain(one['x-requirements'].join(', '));
    for (const code of one['x-errors']) expect(description, operationId).toContain(`| ${code} |`);
    if (one['x-permission']) expect(description, operationId).toContain(String(one['x-permission']));
  }
});
