/** Reads the files below openapi/: what is particular to each operation, before the derived parts are added. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';

/** Adds an entry; throws when the name is already used, so that every entry is defined once. */
function addTo(book, name, value, file) {
  if (name in book) throw new Error(`${file}: ${name} stands elsewhere already`);
  book[name] = value;
}

function readYaml(folder, name) {
  const path = join(folder, name);
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

/** Reads the schemas: a file named in PascalCase contains that schema; one in camelCase contains the small schemas of an area by name. */
function readSchemas(folder) {
  const book = {};
  for (const file of readdirSync(folder).sort()) {
    const name = basename(file, extname(file));
    const content = readYaml(folder, file);
    const entries = /^[A-Z]/.test(name) ? [[name, content]] : Object.entries(content);
    for (const [schema, value] of entries) addTo(book, schema, value, file);
  }
  return Object.fromEntries(Object.entries(book).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readPaths(folder) {
  const book = {};
  for (const file of readdirSync(folder).sort()) {
    for (const [path, item] of Object.entries(readYaml(folder, file))) addTo(book, path, item, file);
  }
  return Object.fromEntries(Object.entries(book).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readExamples(folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** Reads all hand-written files below a folder. */
export function readSource(folder) {
  return {
    head: readYaml(folder, 'openapi.yaml'),
    parameters: readYaml(folder, 'parameters.yaml'),
    responses: readYaml(folder, 'responses.yaml'),
    headers: readYaml(folder, 'headers.yaml'),
    schemas: readSchemas(join(folder, 'schemas')),
    paths: readPaths(join(folder, 'paths')),
    examples: readExamples(join(folder, 'examples')),
  };
}
