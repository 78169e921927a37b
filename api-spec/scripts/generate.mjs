/**
 * Builds everything that is derived from the files below openapi/:
 *   generated/openapi.json  one document, internal references kept (not committed)
 *   generated/types.ts      TypeScript types (committed)
 *   generated/frames.ts     types of the live channels' frames, from ws/frames.schema.json (committed)
 *   generated/values.ts     values of each enumeration of strings (committed)
 *   generated/codes.ts      names of the body codes and the data of each (committed)
 *   generated/surface.txt   one line per operation: method, path, operationId (committed)
 * With --check no committed file is written; the script fails when a committed file would change.
 * With --print the one document goes to standard output and nothing is written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, bundleDocument, place, refreshBundle } from './bundle.mjs';

const check = process.argv.includes('--check');
const print = process.argv.includes('--print');
const methods = ['get', 'put', 'post', 'delete', 'patch'];

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

/**
 * Copies the document for the type generator. Discriminators are removed: constants distinguish the branches of a response, and from a
 * discriminator the generator would make strings of the codes. The branches of an input get the properties of the other branches as
 * `never`: otherwise TypeScript accepts an object with the properties of two branches as either.
 */
function forTypes(document) {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'discriminator') return undefined;
    if (key !== 'oneOf' || !value.every((branch) => branch.properties)) return value;
    const names = new Set(value.flatMap((branch) => Object.keys(branch.properties)));
    return value.map((branch) => {
      const other = [...names].filter((name) => !(name in branch.properties));
      const never = Object.fromEntries(other.map((name) => [name, { 'x-never': true }]));
      return { ...branch, properties: { ...branch.properties, ...never } };
    });
  });
}

async function typesOf(document, source) {
  const [{ default: openapiTS, astToString }, { default: ts }] = await Promise.all([
    import('openapi-typescript'),
    import('typescript'),
  ]);
  const banner = `/** Generated from ${source} by scripts/generate.mjs. Do not edit. */\n\n`;
  const file = ts.factory.createTypeReferenceNode('Blob');
  const never = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
  const nodes = await openapiTS(forTypes(document), {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    transform: (schema) =>
      schema['x-never'] ? never : schema.contentMediaType === 'application/octet-stream' ? file : undefined,
  });
  return banner + astToString(nodes);
}

/** Returns the frames as a document without paths, the input of the type generator. */
function framesDocument() {
  const text = readFileSync(new URL('../ws/frames.schema.json', import.meta.url), 'utf8');
  const { title, $defs } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'));
  return { openapi: '3.1.0', info: { title, version: '1.0.0' }, paths: {}, components: { schemas: $defs } };
}

/** Returns the error table as TypeScript: names of the codes, and the type of `data` by code. */
function codesOf(document) {
  const { enum: codes, 'x-enumNames': names, ...table } = document.components.schemas.ErrorCode;
  const lines = codes.flatMap((code) => [
    `  /** ${table['x-enumDescriptions'][code]}. */`,
    `  ${names[code]}: ${code},`,
  ]);
  const data = codes.map((code) => {
    const schema = table['x-data-schemas'][code];
    return `  ${code}: ${schema === undefined ? 'null' : `Schemas['${schema}']`};`;
  });
  return [
    '/** Generated from schemas/ErrorCode.yaml by scripts/generate.mjs. Do not edit. */',
    "import type { components } from './types';",
    '',
    "type Schemas = components['schemas'];",
    '',
    '/** Body codes by name: `isApiError(error, codes.SHORT_STOCK)`. */',
    'export const codes = {',
    ...lines,
    '} as const;',
    '',
    '/** Code of a refusal, sent in the body. */',
    'export type ErrorCode = (typeof codes)[keyof typeof codes];',
    '',
    '/** Type of `data` in the answer, by body code. */',
    'export interface RefusalData {',
    ...data,
    '}',
    '',
  ].join('\n');
}

/** Returns the enumerations of strings as TypeScript: the values of each, in the order of the contract. */
function valuesOf({ components: { schemas } }) {
  const arrays = Object.entries(schemas)
    .filter(([, schema]) => schema.type === 'string' && schema.enum !== undefined)
    .map(([name, { enum: values }]) => {
      const list = values.map((value) => `'${value}'`).join(', ');
      return `/** Values of ${name}. */\nexport const ${name[0].toLowerCase()}${name.slice(1)}Values = [${list}] as const;\n`;
    });
  return `/** Generated from the files below openapi/ by scripts/generate.mjs. Do not edit. */\n\n${arrays.join('')}`;
}

async function main() {
  if (print) {
    process.stdout.write(`${JSON.stringify(await bundleDocument(), null, 2)}\n`);
    return;
  }
  const document = await refreshBundle();
  const derived = {
    'types.ts': await typesOf(document, 'the files below openapi/'),
    'frames.ts': await typesOf(framesDocument(), 'ws/frames.schema.json'),
    'values.ts': valuesOf(document),
    'codes.ts': codesOf(document),
    'surface.txt': surfaceOf(document),
  };
  const drifted = Object.keys(derived).filter((name) => {
    const file = join(GENERATED, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== derived[name];
  });
  const operations = `${derived['surface.txt'].trim().split('\n').length} operations`;
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
  console.error(error.message);
  process.exitCode = 1;
}
