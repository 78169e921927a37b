/**
 * Starts a new operation: its path in paths/<resource>.yaml, its examples, and its line in the table of extensions.
 *   npm run contract:new -- X-B75 POST /api/sp/front/list/watch
 * The result is a template to be filled in: summary, parameters, data and examples.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource } from './bundle/source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (part) => part.replace(/^_/, '').split(/[-_]/);

/** Returns the name of an operation by the rule of the README: the words of the path, for staff preceded by the method. */
export function operationIdOf(method, path) {
  const isStaff = path.startsWith('/api/v1/');
  const parts = path.split('/').slice(3);
  const words = parts.flatMap((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    if (parameter === undefined) return wordsOf(part);
    return isStaff ? ['by', parameter] : [];
  });
  const [first = '', ...rest] = isStaff ? [method.toLowerCase(), ...words] : words;
  return first + rest.map(capital).join('');
}

/** Returns the YAML file of a path, named after its first resource segment. */
function fileOf(path, isStaff) {
  const resource = path.split('/')[isStaff ? 3 : 4] ?? 'base';
  return join(root, 'openapi/paths', `${isStaff ? 'staff' : 'front'}-${resource}.yaml`);
}

function frameOf({ requirement, method, path, operationId, isStaff }) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `      - { name: ${name}, in: path, description: Which one., schema: { $ref: Id } }`,
  );
  const body = ['POST', 'PUT', 'PATCH'].includes(method)
    ? ['    body:', '      description: What is wanted.', '      schema: { $ref: VersionInput }']
    : [];
  return [
    `${path}:`,
    `  ${method.toLowerCase()}:`,
    `    operationId: ${operationId}`,
    `    tags: [${isStaff ? 'Staff records' : 'Common'}]`,
    '    summary: What it does',
    '    description: What a caller must know.',
    '    x-origin: extension',
    `    x-requirements: [${requirement}]`,
    `    x-who: ${isStaff ? 'staff' : 'buyer'}`,
    '    x-errors: [40001]',
    ...(parameters.length === 0 ? [] : ['    parameters:', ...parameters]),
    ...body,
    "    data: { type: 'null' }",
    '',
  ].join('\n');
}

function main([requirement, method, path]) {
  if (
    !/^X-[AB]\d+$/.test(requirement ?? '') ||
    !METHODS.has(method) ||
    !/^\/api\/(sp|v1)\//.test(path ?? '')
  ) {
    throw new Error('Say the requirement, the method and the path: X-B75 POST /api/sp/front/list/watch');
  }
  const { paths } = readSource(join(root, 'openapi'));
  if (paths[path]?.[method.toLowerCase()] !== undefined)
    throw new Error(`${method} ${path} stands there already.`);
  if (paths[path] !== undefined)
    throw new Error(`${path} stands there already: add ${method} to it by hand.`);
  const isStaff = path.startsWith('/api/v1/');
  const operationId = operationIdOf(method, path);
  const file = fileOf(path, isStaff);
  appendFileSync(file, frameOf({ requirement, method, path, operationId, isStaff }));
  const usual = { answer: { usual: { summary: 'The usual answer', data: null } } };
  const examples = join(root, 'openapi/examples', `${operationId}.json`);
  if (!existsSync(examples)) writeFileSync(examples, `${JSON.stringify(usual, null, 2)}\n`);
  const table = join(root, 'test', isStaff ? 'staffExtensions.ts' : 'buyerExtensions.ts');
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(/\n`\);/, `\n${requirement} ${method} ${path}\n\`);`),
  );
  console.log([file, examples, table].join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
