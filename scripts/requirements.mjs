// `npm run docs:requirements`: writes docs/requirements.md, every statement with the tests that prove it. With --check it writes nothing
// and fails when the page is out of date, or when a test, a call or a comment names an unknown requirement.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFiles } from './lib/files.mjs';
import { callsByRequirement, tagsIn, testsByRequirement } from './lib/requirements.mjs';
import { root } from './lib/run.mjs';

/** Refusal code with its meaning, as the generated list of codes writes it. */
const CODE = /\/\*\* (.+) \*\/\n {2}[A-Z_]+: (\d{5}),/g;

const page = join(root, 'docs/requirements.md');
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { calls, own } = callsByRequirement(json('api-spec/generated/openapi.json'));
const files = projectFiles();
const tests = testsByRequirement(root, files);
const meanings = [...readFileSync(join(root, 'api-spec/generated/codes.ts'), 'utf8').matchAll(CODE)];

const sections = [
  ...json('docs/requirements/statements.json').map(({ section, statements }) => ({
    section,
    statements: Object.fromEntries(Object.entries(statements).filter(([id]) => !own.has(id))),
  })),
  {
    section: 'Refusals',
    statements: Object.fromEntries(meanings.map(([, text, code]) => [`E-${code}`, text])),
  },
  {
    section: 'Calls of the contract',
    statements: Object.fromEntries([...own].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  },
];
const known = new Set(sections.flatMap(({ statements }) => Object.keys(statements)));
const named = new Set([...tests.keys(), ...calls.keys(), ...tagsIn(root, files)]);
const unknown = [...named].filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(
    `Named by a test, a call or a comment, and asked for by nobody: ${unknown.toSorted().join(', ')}`,
  );
  process.exit(1);
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const link = ([file, count]) => {
  const name = file
    .split('/')
    .at(-1)
    .replace(/\.(?:test|spec|stories)\.\w+$/, '');
  return `[${name}](${relative(join(root, 'docs'), join(root, file))})${count > 1 ? ` ${count}` : ''}`;
};
const proved = (id) =>
  [...(tests.get(id) ?? [])]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(link)
    .join(', ');
const row =
  (section) =>
  ([id, text]) => {
    const by = section === 'Calls of the contract' ? [] : (calls.get(id) ?? []);
    return `| ${id} | ${cell(text)} | ${proved(id) || '–'} | ${by.length > 4 ? `${by.length} calls` : by.join(', ')} |`;
  };
const count = (statements) => Object.keys(statements).filter((id) => tests.has(id)).length;

const whole = [
  '# Requirements',
  '',
  'Every statement the product is held to, with the tests, stories and journeys whose titles name it (a number says how many',
  'titles of a file do) and the calls of the contract that serve it. Written by `npm run docs:requirements` from',
  '[statements.json](requirements/statements.json), the contract and the titles; a dash is what no test names yet.',
  '',
  '| Section | Statements | Named by a test |',
  '| --- | ---: | ---: |',
  ...sections.map(
    ({ section, statements }) => `| ${section} | ${Object.keys(statements).length} | ${count(statements)} |`,
  ),
  ...sections.flatMap(({ section, statements }) => [
    '',
    `## ${section}`,
    '',
    '| ID | Statement | Tests | Calls |',
    '| --- | --- | --- | --- |',
    ...Object.entries(statements).map(row(section)),
  ]),
  '',
].join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(page, whole);
  console.log(`${known.size} statements, ${[...known].filter((id) => tests.has(id)).length} named by a test`);
} else if (readFileSync(page, 'utf8') !== whole) {
  console.error('docs/requirements.md is out of date. Run npm run docs:requirements and commit the result.');
  process.exit(1);
}
